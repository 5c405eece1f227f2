import type { BatchJob } from '@candor/domain/model/batch';
import { TAKES_FOCUS } from '../../forms/takes-focus';
import { ShowMore } from '../../session/ShowMore';
import type { MorePages } from '../../session/use-pages';
import { formatDay } from '../../ui/format';
import { Select } from '../../ui/Select';

type ScheduledJobFieldProps = {
  jobs: readonly BatchJob[];
  batchId: string;
  /** How earlier batches are offered as well. */
  more: MorePages;
  onChoose: (batchId: string) => void;
};

/** By the job and requirements of which batch a schedule scores. */
export function ScheduledJobField({ jobs, batchId, more, onChoose }: ScheduledJobFieldProps) {
  return (
    <>
      <Select
        label="Job and requirements of"
        tall
        {...TAKES_FOCUS}
        value={batchId}
        options={jobs.map(({ batch_job_id: value, jobTitle, created_at }) => ({
          value,
          label: `${jobTitle}, ${formatDay(created_at)}`,
        }))}
        onChoose={onChoose}
      />
      <div className="-mt-2 empty:hidden">
        <ShowMore
          more={more}
          label="Offer earlier batches as well"
          end="These are all completed batches."
        />
      </div>
      <p className="-mt-2 text-12 text-balance text-ink-3">
        As they are now: later changes to that batch do not change the schedule. People it has
        scored from this source are not new; if there are none, the first morning scores everybody.
      </p>
    </>
  );
}
