import { BatchParams } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { Link, useNavigate } from 'react-router';
import { asClientError } from '../api/client-error';
import { BatchHead } from '../features/batches/BatchHead';
import { BatchNotice } from '../features/batches/BatchNotice';
import { pollEvery } from '../features/batches/poll-every';
import { useBatch } from '../features/batches/use-batch';
import { ExportMenu } from '../features/results/ExportMenu';
import { Results } from '../features/results/Results';
import { ResultsSkeleton } from '../features/results/ResultsSkeleton';
import { paths } from '../paths';
import { FullMessage } from '../shell/FullMessage';
import { PageTitle } from '../shell/PageTitle';
import { Button, buttonClass } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';

/** /analytics?batchId= */
export function BatchResults({ batchId }: { batchId: string }) {
  const checked = BatchParams.safeParse({ id: batchId });
  if (!checked.success) {
    return (
      <FullMessage title="Batch not found" actions={<BackToAll />}>
        {checked.error.issues[0]?.message}
      </FullMessage>
    );
  }
  return <Known batchId={batchId} />;
}

function Known({ batchId }: { batchId: string }) {
  const navigate = useNavigate();
  const { data: job, error, isPending, refetch } = useBatch(batchId);
  if (isPending) {
    return (
      <div className="mx-auto max-w-[1440px] px-4 pt-6 sm:px-6">
        <Skeleton className="h-7 w-64" />
        <ResultsSkeleton />
      </div>
    );
  }
  if (!job) {
    const known = asClientError(error);
    if (known.status === 404) {
      return (
        <FullMessage title="Batch not found" actions={<BackToAll />}>
          There is no batch with this address in your account. It may have been deleted.
        </FullMessage>
      );
    }
    return (
      <FullMessage
        title="This batch could not be loaded"
        actions={
          known.action === 'try_again' && (
            <Button variant="primary" onClick={() => void refetch()}>
              Try Again
            </Button>
          )
        }
      >
        {known.message}
      </FullMessage>
    );
  }
  const running = !isFinal(job.status);
  return (
    <Results
      job={job}
      refreshEvery={running && pollEvery(Date.now() - Date.parse(job.created_at))}
      head={
        <>
          <BatchHead
            job={job}
            onRemoved={() => void navigate(paths.analytics)}
            title={
              <PageTitle title={job.jobTitle} className="min-w-0 text-20! leading-7!">
                <span className="line-clamp-2">{job.jobTitle}</span>
              </PageTitle>
            }
            actions={job.processed_candidates > 0 && <ExportMenu job={job} />}
          />
          <div className="empty:hidden mt-4">
            <BatchNotice job={job} />
          </div>
        </>
      }
    />
  );
}

function BackToAll() {
  return (
    <Link to={paths.analytics} className={buttonClass({ variant: 'primary' })}>
      All batches
    </Link>
  );
}
