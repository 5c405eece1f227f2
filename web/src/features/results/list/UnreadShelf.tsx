import type { BatchJob, ReplacedDocument } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { formatCount } from '../../../ui/format';
import { ReplaceableItems } from '../replace/ReplaceableItems';
import type { UnreadRow } from '../rows/build-rows';
import { UnreadItem } from './UnreadItem';

type UnreadShelfProps = {
  job: BatchJob;
  rows: readonly UnreadRow[];
  /** How many there are without the search. */
  of: number;
  onReplaced: (answer: ReplacedDocument) => void;
};

/**
 * Documents that could not be read have a place of their own: they are not poor matches, and cost nothing. Once the
 * batch has ended, another copy can replace each.
 */
export function UnreadShelf({ job, rows, of, onReplaced }: UnreadShelfProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="unread-title" className="mt-6">
      <h2 id="unread-title" className="border-b border-border pb-2 text-13 font-medium">
        Could not read{' '}
        <span className="num font-normal text-ink-3">
          {formatCount(rows.length)}
          {rows.length < of && ` of ${formatCount(of)}`}, not scored and not charged
        </span>
      </h2>
      {isFinal(job.status) ? (
        <ReplaceableItems job={job} rows={rows} onReplaced={onReplaced} />
      ) : (
        <ul className="sm:grid sm:grid-cols-[auto_minmax(0,max-content)_auto_minmax(0,1fr)] sm:gap-x-4">
          {rows.map((row) => (
            <UnreadItem key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}
