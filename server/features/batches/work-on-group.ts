import type { Deps } from '../../deps';
import type { Group } from '../../jobs/group';
import type { GroupSize } from '../../jobs/limits';
import { JobFailed } from '../../jobs/safe-error';
import { batchContexts } from './batch-context';
import { planBatch } from './plan-batch';
import { scoreGroup } from './score-group';

/** What a worker does with a claimed group of a batch; groups that it makes are of this `size`. */
export function workOnGroup(deps: Deps, size?: GroupSize) {
  const contextOf = batchContexts(deps.db);
  return async (group: Group, signal: AbortSignal): Promise<void> => {
    const context = await contextOf(group.userId, group.batchId);
    if (!context) return;
    if (group.kind === 'plan') {
      // Ready when the source has been listed. If it fails, the first texts fail as well, and are retried.
      deps.scorer
        .prepare(context.job)
        .catch((error) => deps.log.warn({ err: new JobFailed(error) }, 'the scorer is not ready'));
      return planBatch(deps, group, signal, size);
    }
    await scoreGroup(deps, context, group, signal);
  };
}
