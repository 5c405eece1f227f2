import { reviews } from '@candor/domain/api/reviews';
import { ShareTokenParams } from '@candor/domain/model/review';
import { Printer } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import type { Api } from '../../api/create-api';
import { useAnswer } from '../../session/use-answer';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/format';
import { peopleWords } from '../../ui/number-words';
import { Skeleton } from '../../ui/Skeleton';
import { SharedPeople } from './SharedPeople';

type SharePageProps = {
  token: string;
  /** Draws the heading of the page, which names the browser tab. */
  title: (text: string) => ReactNode;
};

/** A shortlist behind a link, for a reader with two minutes and no account. */
export function SharePage({ token, title }: SharePageProps) {
  if (!ShareTokenParams.safeParse({ token }).success)
    return <Closed title={title('This link does not exist')} text={UNKNOWN} />;
  return <OpenedShare token={token} title={title} />;
}

function OpenedShare({ token, title }: SharePageProps) {
  // Asked once per visit: each asking counts as a visit of the link.
  const ask = useCallback(
    (api: Api, signal: AbortSignal) => api.call(reviews.openShare, { params: { token }, signal }),
    [token],
  );
  const { data, error, again, asking } = useAnswer(ask);
  if (error) {
    const { code, message, action, body } = error;
    if (code === 'gone')
      return (
        <Closed title={title('This link is closed')} text={GONE[body?.reason ?? ''] ?? message} />
      );
    if (code === 'not_found')
      return <Closed title={title('This link does not exist')} text={UNKNOWN} />;
    return (
      <Closed
        title={title('This list could not be loaded')}
        text={message}
        action={
          action === 'try_again' && (
            <Button variant="primary" size="lg" busy={asking} onClick={again}>
              Try Again
            </Button>
          )
        }
      />
    );
  }
  if (!data) return <Loading />;
  const { job_title, shared_by, expires_at, names_shown, candidates } = data;
  return (
    <>
      <header className="pb-6">
        <p className="text-13 text-ink-3">
          {shared_by} asks what you think of {peopleWords(candidates.length)}
        </p>
        {title(job_title)}
        <p className="mt-2 text-14 text-ink-2">
          Read the quotes from the resume, then say for each person: agree to go on, discuss first,
          or pass to leave them out. {shared_by} sees it at once and decides.
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-13 text-ink-3">
          <span>This link works until {formatDay(expires_at)}.</span>
          {!names_shown && <span>Names are hidden.</span>}
          <Button
            variant="quiet"
            size="sm"
            icon={Printer}
            onClick={() => window.print()}
            className="-ml-2 max-sm:hidden print:hidden"
          >
            Print
          </Button>
        </p>
      </header>
      <SharedPeople token={token} candidates={candidates} sharedBy={shared_by} />
    </>
  );
}

/** Why a link that once led somewhere is closed, by the reason that the server gives. */
const GONE: Readonly<Record<string, string>> = {
  expired:
    'It has expired. Ask the person who sent it for a new one; nothing you said before is lost.',
  revoked:
    'The person who sent it has closed it. Ask them if you still need it; nothing you said before is lost.',
  suspended:
    'It cannot be opened at the moment. Ask the person who sent it; nothing you said before is lost.',
};
const UNKNOWN =
  'The address may have been cut off on its way. Ask the person who sent it to send it again.';

function Closed({ title, text, action }: { title: ReactNode; text: string; action?: ReactNode }) {
  return (
    <div className="py-16 text-center">
      {title}
      <p className="mx-auto mt-2 max-w-[44ch] text-14 text-balance text-ink-2">{text}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

function Loading() {
  return (
    <>
      <h1 className="sr-only">Shortlist</h1>
      <div role="status" aria-label="Loading the list">
        <div className="pb-6">
          <Skeleton className="h-5 w-60" />
          <Skeleton className="mt-0.5 h-8 w-80 max-w-full" />
          <Skeleton className="mt-2 h-11 w-full max-sm:h-22" />
          <Skeleton className="mt-2 h-5 w-48" />
        </div>
        {['first', 'second'].map((person) => (
          <PersonSkeleton key={person} />
        ))}
      </div>
    </>
  );
}

/** One person as they will stand there: the name beside the score, four requirements with a quote each, the words to choose. */
function PersonSkeleton() {
  return (
    <div className="border-t border-border py-6">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-6 w-28" />
      </div>
      <Skeleton className="mt-7 h-10 w-full" />
      <div className="mt-4 flex flex-col gap-3 pl-6">
        {['first', 'second', 'third', 'fourth'].map((requirement) => (
          <div key={requirement}>
            <Skeleton className="h-5 w-48" />
            <Skeleton className="mt-1 h-6 w-full" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-4 h-5 w-40" />
      <div className="mt-11 flex gap-2">
        {['agree', 'discuss', 'pass'].map((word) => (
          <Skeleton key={word} className="h-11 flex-1 sm:max-w-32" />
        ))}
      </div>
      <Skeleton className="mt-1.5 h-5 w-60" />
    </div>
  );
}
