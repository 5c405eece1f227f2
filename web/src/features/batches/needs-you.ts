import type { BatchJob } from '@candor/domain/model/batch';
import { paths } from '../../paths';
import { plural, sentenceList } from '../../ui/format';
import type { Outcomes } from './outcomes';

/** Something waiting for a person: how many, of what, and where to go. */
export type Waiting = { kind: string; count: number; what: string; where: string; to: string };

const DAY_MS = 86_400_000;
/** What is older was seen long ago. */
const RECENT_DAYS = 14;

/** What waits for a person among the newest batches, the most pressing first. */
export function needsYou(jobs: readonly BatchJob[], outcomes: Outcomes, now: Date): Waiting[] {
  const recent = jobs.filter(
    ({ updated_at }) => now.getTime() - Date.parse(updated_at) < RECENT_DAYS * DAY_MS,
  );
  const rerun = new Set(jobs.map(({ rerun_of }) => rerun_of));
  const open = (job: BatchJob) => {
    const outcome = outcomes.get(job.batch_job_id);
    return outcome && outcome.decided_count > 0
      ? outcome.successful_matches - outcome.decided_count
      : 0;
  };
  const untouched = (job: BatchJob) =>
    job.status === 'completed' && outcomes.get(job.batch_job_id)?.decided_count === 0;
  const unread = (job: BatchJob) => {
    const outcome = outcomes.get(job.batch_job_id);
    return outcome ? outcome.failed_matches - outcome.cancelled_matches : 0;
  };
  return [
    gather(recent, {
      kind: 'decide',
      countOf: open,
      words: () => 'to decide',
      toBatch: (id) => paths.batchPart(id, 'to_decide'),
    }),
    gather(recent, {
      kind: 'finished',
      countOf: (job) => (untouched(job) ? 1 : 0),
      words: (count) => (count === 1 ? 'batch finished' : 'batches finished'),
      toBatch: paths.batch,
    }),
    gather(recent, {
      kind: 'failed',
      countOf: (job) => (job.status === 'failed' && !rerun.has(job.batch_job_id) ? 1 : 0),
      words: (count) => (count === 1 ? 'batch failed' : 'batches failed'),
      toBatch: paths.batch,
    }),
    // If nothing could be read, that is why the batch failed, which is already reported.
    gather(
      recent.filter(({ sample, status }) => !sample && status !== 'failed'),
      {
        kind: 'unread',
        countOf: unread,
        words: (count) => (count === 1 ? 'resume could not be read' : 'resumes could not be read'),
        toBatch: (id) => paths.batchPart(id, 'unread'),
      },
    ),
  ].flatMap((waiting) => waiting ?? []);
}

/** How many jobs are named in one line. */
const NAMED = 2;

type Kind = {
  kind: string;
  countOf: (job: BatchJob) => number;
  words: (count: number) => string;
  toBatch: (batchId: string) => string;
};

function gather(
  jobs: readonly BatchJob[],
  { kind, countOf, words, toBatch }: Kind,
): Waiting | null {
  const touched = jobs.filter((job) => countOf(job) > 0);
  const [first] = touched;
  if (!first) return null;
  const count = touched.reduce((sum, job) => sum + countOf(job), 0);
  const titles = [...new Set(touched.map(({ jobTitle }) => jobTitle))];
  const named = titles.slice(0, NAMED);
  const more = titles.length - named.length;
  const where = sentenceList(more > 0 ? [...named, plural(more, 'more', 'more')] : named);
  return { kind, count, what: words(count), where, to: toBatch(first.batch_job_id) };
}
