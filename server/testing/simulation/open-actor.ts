import { connect } from '../../db/connect';
import type { Actor } from './actor';
import type { Backends } from './backends';
import { guardConnections, type Known } from './guard-connections';
import { prepareStatements } from './prepare-statements';

const CONNECTIONS = 6;

/** Opens a simulated process whose statements leave freely until it is guarded. */
export function openActor(
  name: string,
  databaseUrl: string,
  backends: Backends,
  { stir, known }: Pick<Actor, 'stir'> & { known: Known },
): Actor {
  const connection = connect(databaseUrl, { size: CONNECTIONS, onIdleError: () => {} });
  const actor: Actor = {
    ...connection,
    cut: backends.cut,
    stir,
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
  backends.lendTo(connection.pool);
  prepareStatements(connection.pool);
  guardConnections(connection.pool, actor, known);
  return actor;
}
