import type { Deps } from '../../../deps';
import { type Repeated, repeat } from '../../../jobs/repeat';
import { tellTeam } from './tell-team';

/** How soon after its transaction a message reaches the team. */
const LOOK_EVERY_MS = 1_000;

/** Tells the team's chat until it is stopped; null where there is none. Any number of processes may do so at once. */
export function startBridge(deps: Deps): Repeated | null {
  const { teamChat } = deps;
  if (teamChat === null) return null;
  return repeat(LOOK_EVERY_MS, deps.log, 'telling the team', async () => {
    await tellTeam(deps, teamChat);
  });
}
