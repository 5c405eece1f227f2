import type { BatchJob } from '@candor/domain/model/batch';
import { batchNotice } from '@candor/domain/rules/batch-notice';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useRef } from 'react';

/** Says that a batch has ended to whoever waited for it on its own page, where no notice comes of it. */
export function EndAnnouncer({ job }: { job: BatchJob }) {
  const ran = useRef(false);
  const isOver = isFinal(job.status);
  if (!isOver) ran.current = true;
  const told = isOver && ran.current ? batchNotice(job) : null;
  return (
    <p role="status" className="sr-only">
      {told && `${told.title}. ${told.message}`}
    </p>
  );
}
