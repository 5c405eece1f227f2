import type { BatchJob, ReplacedDocument } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PHONE, useMediaQuery } from '../../ui/use-media-query';
import { CancelledShelf } from './list/CancelledShelf';
import { UnreadShelf } from './list/UnreadShelf';
import { ResultRowsSkeleton } from './ResultsSkeleton';
import type { Rows } from './rows/build-rows';

type NothingScoredProps = {
  job: BatchJob;
  rows: Rows;
  onReplaced: (answer: ReplacedDocument) => void;
};

/** A batch without a single score, by its outcome. */
export function NothingScored({ job, rows, onReplaced }: NothingScoredProps) {
  const { unread, cancelled } = rows;
  // The text under the picture should be visible as well.
  const phone = useMediaQuery(PHONE);
  const [title, text] = wordsFor(job, unread.length);
  return (
    <>
      {/* The notice above says that it failed, and the shelf below lists each cause. */}
      {(job.status !== 'failed' || unread.length === 0) && (
        <EmptyState
          // If nobody else is coming, a picture of people would promise too much.
          outline={!isFinal(job.status) && <ResultRowsSkeleton rows={phone ? 2 : 5} />}
          title={title}
          // As wide as the coming list needs it.
          className="max-w-[640px]"
          action={
            job.status === 'completed' &&
            unread.length === 0 && (
              <Link to={paths.again(job.batch_job_id)} className={buttonClass()}>
                Use job again
              </Link>
            )
          }
        >
          {text}
        </EmptyState>
      )}
      <UnreadShelf job={job} rows={unread} of={unread.length} onReplaced={onReplaced} />
      <CancelledShelf rows={cancelled} of={cancelled.length} />
    </>
  );
}

function wordsFor(job: BatchJob, unread: number): [title: string, text: string] {
  switch (job.status) {
    case 'pending':
      return [
        'Waiting for its turn',
        'People appear here as soon as the first ones are scored. You can leave this page.',
      ];
    case 'processing':
    case 'processing_chunks':
      return [
        'Reading the first documents',
        'People appear here one by one. You can leave this page.',
      ];
    case 'failed':
      return [
        'Nothing was scored',
        'It failed before the first result, so nothing was charged. The cause is shown above.',
      ];
    case 'cancelled':
      return [
        'Nothing was scored',
        unread > 0
          ? 'Nothing was charged. The causes are below.'
          : 'It ended before the first result. Nothing was charged.',
      ];
    case 'completed':
      return unread > 0
        ? ['No document could be read', 'Nothing was charged. The causes are below.']
        : ['No candidates', 'The source held no candidate.'];
  }
}
