import type { Deps } from '../../deps';
import type { Group } from '../../jobs/group';
import { batchContexts } from './batch-context';
import { oneAtATime } from './one-at-a-time';
import { planBatch } from './plan-batch';
import { scoreGroup } from './score-group';

/** What a worker does with a claimed group of a batch. */
export function workOnGroup(deps: Deps) {
  const contextOf = batchContexts(deps.db);
  const lane = oneAtATime();
  return async (group: Group, signal: AbortSignal): Promise<void> => {
    if (group.kind === 'plan') return planBatch(deps, group, signal);
    const context = await contextOf(group.userId, group.batchId);
    if (context) await scoreGroup({ ...deps, lane }, context, group, signal);
  };
}
