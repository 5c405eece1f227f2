import { messages } from '@candor/domain/messages';
import type { BatchJob } from '@candor/domain/model/batch';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useBatchActions } from './use-batch-actions';

/** Says that a batch was scored by words alone although its installation scores by meaning as well. */
export function MissingSignal({ job }: { job: BatchJob }) {
  const { rescore } = useBatchActions();
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" busy={rescore.isPending} onClick={() => rescore.mutate(job)}>
          Score again
        </Button>
      }
    >
      {messages.semanticUnavailable}. All scores of this batch stand without it. Scoring again reads
      no document and charges nothing.
    </Banner>
  );
}
