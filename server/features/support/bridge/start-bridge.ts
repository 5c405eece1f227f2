import type { Deps } from '../../../deps';
import { type Repeated, repeat } from '../../../jobs/repeat';
import { catchingUp } from './catch-up';
import { paceUntil } from './pace';
import { tellingTeam } from './tell-team';

/** How soon after its transaction a message reaches the team. */
const LOOK_EVERY_MS = 1_000;

/**
 * Posts to the team's chat, and looks for answers that no event reported, until stopped; null if there is none. Any
 * number of processes may run it at once.
 */
export function startBridge(deps: Deps): Repeated | null {
  const { teamChat, log } = deps;
  if (teamChat === null) return null;
  const end = new AbortController();
  const pace = paceUntil(end.signal);
  const tell = tellingTeam(deps, teamChat, pace);
  const turns = [
    repeat(LOOK_EVERY_MS, log, 'telling the team', async () => {
      await tell();
    }),
    repeat(LOOK_EVERY_MS, log, 'looking for answers of the team', catchingUp(deps, teamChat, pace)),
  ];
  return {
    async stop() {
      end.abort();
      await Promise.all(turns.map((turn) => turn.stop()));
    },
  };
}
