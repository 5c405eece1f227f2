import { messages } from '@candor/domain/messages';
import type { BatchJob } from '@candor/domain/model/batch';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { Button, buttonClass } from '../../ui/Button';
import { MissingSignal } from './MissingSignal';
import { RunStrip } from './RunStrip';
import { SampleHints } from './SampleHints';
import { TermsNotice } from './TermsNotice';
import { useRemedy } from './use-remedy';
import { useRerun } from './use-rerun';

type BatchNoticeProps = {
  job: BatchJob;
  /** It has no scores that could be read: what would be done with them is not offered. */
  unscored: boolean;
};

/** What stands over the results of a batch that has not simply completed. */
export function BatchNotice({ job, unscored }: BatchNoticeProps) {
  switch (job.status) {
    case 'completed':
      if (unscored) return null;
      return (
        <>
          {job.semantic_signal === 'not_available' && <MissingSignal job={job} />}
          <TermsNotice job={job} />
          {job.sample && <SampleHints />}
        </>
      );
    case 'cancelled':
      return (
        <Banner
          tone="info"
          action={
            <Link to={paths.again(job.batch_job_id)} className={buttonClass({ size: 'sm' })}>
              Use job again
            </Link>
          }
        >
          {messages.cancelled}.
          {job.processed_candidates > 0 && ' What was scored before stays readable.'}
        </Banner>
      );
    case 'failed':
      return <FailedNotice job={job} />;
    default:
      return <RunStrip job={job} />;
  }
}

/** Why nothing came of a batch, with what helps: another plan where a limit stands in the way, and another run. */
function FailedNotice({ job }: { job: BatchJob }) {
  const rerun = useRerun();
  const { upgrade, wait } = useRemedy(job);
  return (
    <Banner
      tone="error"
      action={
        <span className="flex flex-wrap gap-2">
          {upgrade && (
            <Link to={paths.pricing} className={buttonClass({ size: 'sm', variant: 'primary' })}>
              Upgrade Plan
            </Link>
          )}
          <Button
            size="sm"
            disabled={rerun.locked !== null}
            busy={rerun.isPending}
            onClick={() => rerun.run(job)}
          >
            Run again
          </Button>
        </span>
      }
    >
      {job.error_message ?? 'This batch failed.'} {wait} {rerun.locked}
    </Banner>
  );
}
