import type { BatchJob } from '@candor/domain/model/batch';
import { batchNotice } from '@candor/domain/rules/batch-notice';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useState } from 'react';

/** Says that a batch has ended to whoever waited for it on its own page, where no notice comes of it. */
export function EndAnnouncer({ job }: { job: BatchJob }) {
  const isOver = isFinal(job.status);
  const [ran, setRan] = useState(!isOver);
  // One that had ended runs again.
  if (!isOver && !ran) setRan(true);
  const told = isOver && ran ? batchNotice(job) : null;
  return (
    <p role="status" className="sr-only">
      {told && `${told.title}. ${told.message}`}
    </p>
  );
}
