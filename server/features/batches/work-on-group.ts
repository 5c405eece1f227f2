import type { Deps } from '../../deps';
import type { Group } from '../../jobs/group';
import type { GroupSize } from '../../jobs/limits';
import { JobFailed } from '../../jobs/safe-error';
import { batchContexts } from './batch-context';
import { planBatch } from './plan-batch';
import { scoreGroup } from './score-group';
import { findBatch } from './store/batch';

/** What a worker does with a claimed group of a batch; groups that it makes are of this `size`. */
export function workOnGroup(deps: Deps, size?: GroupSize) {
  const contexts = batchContexts(deps.db);
  return async (group: Group, signal: AbortSignal): Promise<void> => {
    if (group.kind === 'plan') {
      const batch = await findBatch(deps.db, group.userId, group.batchId);
      if (!batch) return;
      const { job } = await contexts.of(batch);
      // Ready when the source has been listed. If it fails, the first texts fail as well, and are retried.
      deps.scorer
        .prepare(job)
        .catch((error) => deps.log.warn({ err: new JobFailed(error) }, 'the scorer is not ready'));
      return planBatch(deps, batch, group, signal, size);
    }
    const context = await contexts.find(group.userId, group.batchId);
    if (context) await scoreGroup(deps, context, group, signal);
  };
}
