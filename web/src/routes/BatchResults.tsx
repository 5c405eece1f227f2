import { type BatchJob, BatchParams } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { asClientError } from '../api/client-error';
import { BatchHead } from '../features/batches/BatchHead';
import { BatchNotice } from '../features/batches/BatchNotice';
import { EndAnnouncer } from '../features/batches/EndAnnouncer';
import { pollEvery } from '../features/batches/poll-every';
import { useBatch } from '../features/batches/use-batch';
import { Results } from '../features/results/Results';
import { ResultsFrameSkeleton } from '../features/results/ResultsSkeleton';
import type { ResultsProps } from '../features/results/results-props';
import { type ResultsRead, useResults } from '../features/results/use-results';
import { ShareDialog } from '../features/share/ShareDialog';
import { SCENARIO_PARAM } from '../features/what-if/scenario-query';
import { paths } from '../paths';
import { Arriving } from '../shell/arrival';
import { FullMessage } from '../shell/FullMessage';
import { PageTitle } from '../shell/PageTitle';
import { Button, buttonClass } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';

/** The notifications of a reader's answers that link to them. */
const ANSWERS_PARAM = 'share';

/** Only users who try other weights load the code for it. */
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
  const { data: job, error, isPending, refetch } = useBatch(batchId);
  // The people do not wait for the batch: both are requested at once.
  const read = useResults(batchId, {
    refreshEvery: job !== undefined && pollResults(job),
    ended: job !== undefined && isFinal(job.status),
  });
  // What was erased, here or in another window, is not shown out of memory.
  const gone = [error, read.error].find((one) => one && asClientError(one).status === 404);
  const page = () => {
    if (isPending) return <ResultsFrameSkeleton />;
    if (!job || gone) return <NoBatch error={gone ?? error} onRetry={() => void refetch()} />;
    return <Ready job={job} read={read} />;
  };
  return (
    <Arriving pending={isPending || read.isPending} standIn={<ResultsFrameSkeleton />}>
      {page()}
    </Arriving>
  );
}

function pollResults({ status, created_at }: BatchJob): number | false {
  return !isFinal(status) && pollEvery(Date.now() - Date.parse(created_at));
}

function NoBatch({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        )
      }
    >
      {known.message}
    </FullMessage>
  );
}

function Ready({ job, read }: { job: BatchJob; read: ResultsRead }) {
  const [query] = useSearchParams();
  const beside = useBeside(job);
  return (
    <Results
      job={job}
      read={read}
      whatIf={query.get('whatIf') === '1'}
      answers={query.get(ANSWERS_PARAM) === '1'}
      {...beside}
    />
  );
}

/** What surrounds the results. It stays the same while they load: only new people are re-rendered. */
function useBeside(job: BatchJob): Omit<ResultsProps, 'job' | 'read' | 'whatIf' | 'answers'> {
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  return useMemo(() => {
    const batchId = job.batch_job_id;
    const leave = (...params: readonly string[]) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const param of params) next.delete(param);
          return next;
        },
        { replace: true },
      );
    return {
      onAnswersRead: () => leave(ANSWERS_PARAM),
      warmWhatIf: () => void loadWhatIf(),
      warmInvite: () => void loadInvite(),
      renderHead: ({ actions, more, unscored }) => (
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
            more={more}
          />
          <EndAnnouncer key={batchId} job={job} />
          <div className="empty:hidden mt-4">
            <BatchNotice job={job} unscored={unscored} />
          </div>
        </>
      ),
      renderShare: (share) => <ShareDialog batchId={batchId} {...share} />,
      renderInvite: ({ people, ...invite }) => (
        <Suspense>
          <NewInvitationDialog assessmentId="" candidate={null} picked={people} {...invite} />
        </Suspense>
      ),
      renderWhatIf: ({ people, requirements, head }) => (
        <Suspense fallback={<Skeleton className="mx-6 mt-4 h-96" />}>
          <WhatIf
            batchId={batchId}
            jobTitle={job.jobTitle}
            requirements={requirements}
            rows={people}
            head={head}
            isSample={job.sample}
            onClose={() => leave('whatIf', SCENARIO_PARAM)}
          />
        </Suspense>
      ),
    };
  }, [job, navigate, setQuery]);
}

function BackToAll() {
  return (
    <Link to={paths.analytics} className={buttonClass({ variant: 'primary' })}>
      All batches
    </Link>
  );
}
