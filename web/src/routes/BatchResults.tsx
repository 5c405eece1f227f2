import { type BatchJob, BatchParams } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { asClientError } from '../api/client-error';
import { BatchHead } from '../features/batches/BatchHead';
import { BatchNotice } from '../features/batches/BatchNotice';
import { pollEvery } from '../features/batches/poll-every';
import { useBatch } from '../features/batches/use-batch';
import { Results } from '../features/results/Results';
import { ResultsFrameSkeleton } from '../features/results/ResultsSkeleton';
import { useResultsAhead } from '../features/results/use-results';
import { ShareDialog } from '../features/share/ShareDialog';
import { SCENARIO_PARAM } from '../features/what-if/scenario-query';
import { paths } from '../paths';
import { useHeld } from '../shell/arrival';
import { FullMessage } from '../shell/FullMessage';
import { PageTitle } from '../shell/PageTitle';
import { Button, buttonClass } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';

/** Only those who try other weights load what it takes. */
const loadWhatIf = () => import('../features/what-if/WhatIf');
const WhatIf = lazy(async () => ({ default: (await loadWhatIf()).WhatIf }));
/** The same for inviting people. */
const loadInvite = () => import('../features/invitations/create/NewInvitationDialog');
const NewInvitationDialog = lazy(async () => ({
  default: (await loadInvite()).NewInvitationDialog,
}));

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
  // The people do not wait for the batch: both are asked for at once.
  const ahead = useResultsAhead(batchId);
  const { data: job, error, isPending, refetch } = useBatch(batchId);
  const held = useHeld(isPending || ahead.isPending);
  if (isPending || held) {
    return <ResultsFrameSkeleton />;
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
  return <Ready job={job} />;
}

function Ready({ job }: { job: BatchJob }) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const running = !isFinal(job.status);
  const batchId = job.batch_job_id;
  const closeWhatIf = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('whatIf');
        next.delete(SCENARIO_PARAM);
        return next;
      },
      { replace: true },
    );
  return (
    <Results
      job={job}
      refreshEvery={running && pollEvery(Date.now() - Date.parse(job.created_at))}
      whatIf={query.get('whatIf') === '1'}
      warmWhatIf={() => void loadWhatIf()}
      warmInvite={() => void loadInvite()}
      renderHead={(actions, unreadable) => (
        <>
          <BatchHead
            job={job}
            onRemoved={() => void navigate(paths.analytics)}
            title={
              <PageTitle title={job.jobTitle} className="min-w-0 text-20! leading-7!">
                <span className="line-clamp-2">{job.jobTitle}</span>
              </PageTitle>
            }
            actions={actions}
          />
          <div className="empty:hidden mt-4">
            <BatchNotice job={job} unreadable={unreadable} />
          </div>
        </>
      )}
      renderShare={(share) => <ShareDialog batchId={batchId} {...share} />}
      renderInvite={({ people, ...invite }) => (
        <Suspense>
          <NewInvitationDialog assessmentId="" candidate={null} picked={people} {...invite} />
        </Suspense>
      )}
      renderWhatIf={({ people, requirements, head }) => (
        <Suspense fallback={<Skeleton className="mx-6 mt-4 h-96" />}>
          <WhatIf
            batchId={batchId}
            jobTitle={job.jobTitle}
            requirements={requirements}
            rows={people}
            head={head}
            isSample={job.sample}
            onClose={closeWhatIf}
          />
        </Suspense>
      )}
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
