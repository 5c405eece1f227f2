import { connect } from '../../db/connect';
import type { Actor } from './actor';
import { guardConnections } from './guard-connections';

const CONNECTIONS = 6;

/** Opens a simulated process whose statements leave freely until it is guarded. */
export function openActor(
  name: string,
  databaseUrl: string,
  around: Pick<Actor, 'cut' | 'stir'>,
): Actor {
  const connection = connect(databaseUrl, { size: CONNECTIONS, onIdleError: () => {} });
  const actor: Actor = {
    ...connection,
    ...around,
    name,
    guarded: false,
    wishes: [],
    flying: new Set(),
    backends: new Set(),
    busy: false,
    frozen: false,
    dead: false,
    faults: 0,
    begin: (work) => {
      actor.busy = true;
      work().finally(() => {
        actor.busy = false;
        actor.stir();
      });
    },
    die: () => {
      actor.dead = true;
      actor.busy = false;
      actor.wishes = [];
      return new Promise(() => {});
    },
  };
  guardConnections(connection.pool, actor);
  return actor;
}
