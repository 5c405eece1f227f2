import type { BatchJob, ReplacedDocument } from '@candor/domain/model/batch';
import { chargeProblem } from '../../../session/charge-problem';
import { UpgradeWay } from '../../../session/UpgradeWay';
import { useQuota, useSubscription } from '../../../session/use-plan';
import type { UnreadRow } from '../rows/build-rows';
import { ReplaceableItem } from './ReplaceableItem';

type ReplaceableItemsProps = {
  job: BatchJob;
  rows: readonly UnreadRow[];
  onReplaced: (answer: ReplacedDocument) => void;
};

/** The documents of an ended batch that could not be read, each with the option to replace it and the cost. */
export function ReplaceableItems({ job, rows, onReplaced }: ReplaceableItemsProps) {
  const subscription = useSubscription();
  const quota = useQuota();
  const charges = !job.sample && !subscription.isPending;
  const blocked = charges ? chargeProblem(subscription.data, quota.data, 1) : null;
  const cost = job.sample
    ? 'A readable copy is scored and joins the list. In the sample it costs nothing.'
    : 'A readable copy is scored and joins the list. It costs one candidate.';
  return (
    <>
      <p className="border-b border-hairline py-2 text-12 text-ink-3 print:hidden">
        {blocked?.message ?? cost}
        <UpgradeWay error={blocked} />
      </p>
      <ul>
        {rows.map((row) => (
          <ReplaceableItem
            key={row.id}
            batchId={job.batch_job_id}
            row={row}
            cost={cost}
            closed={blocked !== null}
            onReplaced={onReplaced}
          />
        ))}
      </ul>
    </>
  );
}
