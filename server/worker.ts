import type { Deps } from './deps';
import { accountChores } from './features/accounts/chores';
import { batchChores } from './features/batches/chores';
import { workOnGroup } from './features/batches/work-on-group';
import { tableChores } from './jobs/chores';
import { type Jobs, startJobs } from './jobs/start-jobs';

/** Groups worked on at once. Scoring needs one core; the others wait for documents. */
const SLOTS = 4;

/** Starts the workers of this process: what they work on and what they do by the clock. */
export function startWorker(deps: Deps, options: { slots?: number } = {}): Promise<Jobs> {
  return startJobs(deps, {
    work: workOnGroup(deps),
    chores: [...batchChores(deps), ...tableChores(deps), ...accountChores(deps)],
    slots: options.slots ?? SLOTS,
  });
}
