import { terms } from '@candor/domain/api/terms';
import type { BatchJob } from '@candor/domain/model/batch';
import { useCall } from '../../session/use-call';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/toast';
import { useBatchActions } from './use-batch-actions';

/** More names than this are counted. */
const MOST_NAMED = 3;

/** Says that terms of the account changed since a batch was scored, where its job is touched, and scores it anew. */
export function TermsNotice({ job }: { job: BatchJob }) {
  const { rescore } = useBatchActions();
  const { data } = useCall(terms.ofBatch, { params: { id: job.batch_job_id } });
  if (!data?.matters) return null;
  const scored = ({ lost }: { lost: readonly string[] }) =>
    notify({
      kind: 'success',
      title: 'Scored again with your current terms',
      ...(lost.length > 0 && {
        detail: `No longer asked for in these words: ${lost.join(', ')}`,
      }),
    });
  return (
    <Banner
      tone="info"
      action={
        <Button
          size="sm"
          busy={rescore.isPending}
          onClick={() => rescore.mutate(job, { onSuccess: scored })}
        >
          Score again
        </Button>
      }
    >
      <p className="text-balance">
        {namesOf(data.changed)} changed since this batch was scored, which can move its scores.
        Scoring again reads no document and charges nothing.
      </p>
    </Banner>
  );
}

function namesOf(changed: readonly string[]): string {
  const named = changed.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  const more = changed.length - named.length;
  const words = more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
  return `${changed.length === 1 ? 'Your term' : 'Your terms'} ${words}`;
}
