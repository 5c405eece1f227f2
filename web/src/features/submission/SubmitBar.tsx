import type { QuotaStatus } from '@candor/domain/model/plan';
import { quotaLevel, shareOf } from '@candor/domain/rules/quota';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { ClientError } from '../../api/client-error';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { formatCount, plural } from '../../ui/format';
import { Kbd } from '../../ui/Kbd';
import { ProgressBar } from '../../ui/ProgressBar';
import { QuotaMeter } from '../../ui/QuotaMeter';
import type { CandidateCount } from './count-candidates';

type SubmitBarProps = {
  count: CandidateCount | null;
  quota: QuotaStatus | undefined;
  /** Why nothing can be charged now; it locks the button. */
  locked: string | null;
  /** A plan problem to show beside the button. */
  problem: ClientError | null;
  /** Sends it without the edits of its requirements; null if those are no problem. */
  onAsRead: (() => void) | null;
  /** It is sent as soon as its file is read. */
  awaiting: boolean;
  sending: { uploaded: number } | null;
  /** Whether it is the main thing to do on the page, and can be done. */
  leads: boolean;
  onSubmit: () => void;
};

/**
 * What the batch will use of the remaining quota, and the one button of the form. What is in its way stands below it, so that
 * it stays under the pointer that has pressed it.
 */
export function SubmitBar(props: SubmitBarProps) {
  const { count, quota, locked, problem, awaiting, sending, leads, onSubmit } = props;
  const trouble = locked ?? problem?.message;
  return (
    <footer className="border-t border-border px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <Use count={count} quota={quota} />
        <div className="ml-auto flex items-center gap-3 max-sm:w-full">
          {sending && sending.uploaded > 0 && sending.uploaded < 1 && (
            <ProgressBar percent={sending.uploaded * 100} label="Upload" className="w-32" />
          )}
          <Kbd>Ctrl Enter</Kbd>
          <Button
            variant={leads ? 'primary' : 'secondary'}
            size="lg"
            disabled={locked !== null}
            busy={awaiting || sending !== null}
            onClick={onSubmit}
            aria-keyshortcuts="Control+Enter"
            className="max-sm:flex-1"
          >
            {sending
              ? sendingWords(sending.uploaded)
              : awaiting
                ? 'Still reading the file'
                : buttonWords(count)}
          </Button>
        </div>
      </div>
      {trouble && (
        <div className="mt-3 flex gap-2 text-13 text-danger">
          <CircleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            {trouble}
            {!locked && props.onAsRead && (
              <Button size="sm" onClick={props.onAsRead}>
                Score as read
              </Button>
            )}
            {!locked && problem?.action === 'upgrade' && (
              <Link to={paths.pricing} className="font-medium underline underline-offset-3">
                Upgrade Plan
              </Link>
            )}
          </div>
        </div>
      )}
    </footer>
  );
}

function buttonWords(count: CandidateCount | null): string {
  if (!count) return 'Score candidates';
  return `Score ${count.exact ? '' : 'about '}${plural(count.size, 'candidate')}`;
}

function sendingWords(uploaded: number): string {
  return uploaded > 0 && uploaded < 1 ? `Uploading ${Math.round(uploaded * 100)}%` : 'Submitting';
}

function Use({ count, quota }: { count: CandidateCount | null; quota: QuotaStatus | undefined }) {
  const limit = quota?.candidates_limit;
  const left = quota?.candidates_remaining;
  if (!quota || limit === null || limit === undefined || left === null || left === undefined)
    return null;
  const adding = count?.charged ?? 0;
  const words = count
    ? `Uses ${count.exact ? '' : 'about '}${formatCount(adding)} of ${formatCount(left)} left`
    : `${plural(left, 'candidate')} left`;
  return (
    <div className="w-[300px] text-13 max-sm:w-full">
      <p className="num mb-1.5">
        {words}{' '}
        {count && <span className="text-ink-3">({shareOf(limit, adding)}% of the quota)</span>}
      </p>
      <QuotaMeter
        label={words}
        used={quota.candidates_used}
        adding={adding}
        limit={limit}
        level={quotaLevel(quota.candidates_used, limit)}
        ticks={false}
        className="h-1.5"
      />
    </div>
  );
}
