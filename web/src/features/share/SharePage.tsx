import { reviews } from '@candor/domain/api/reviews';
import { ShareTokenParams } from '@candor/domain/model/review';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { asClientError } from '../../api/client-error';
import { useCall } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/format';
import { peopleWords } from '../../ui/number-words';
import { Skeleton } from '../../ui/Skeleton';
import { SharedPerson } from './SharedPerson';

type SharePageProps = {
  token: string;
  /** Draws the heading of the page, which names the browser tab. */
  title: (text: string) => ReactNode;
};

/** A shortlist behind a link, for somebody with two minutes and no account. */
export function SharePage({ token, title }: SharePageProps) {
  const known = ShareTokenParams.safeParse({ token }).success;
  // A link is read once per visit: asking again on each focus would count as more visits than there were.
  const { data, error, isPending, refetch } = useCall(
    reviews.openShare,
    { params: { token } },
    { enabled: known, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  if (!known) return <Closed title={title('This link does not exist')} text={UNKNOWN} />;
  if (isPending) return <Loading />;
  if (error) {
    const { code, message, action } = asClientError(error);
    if (code === 'gone') return <Closed title={title('This link is closed')} text={GONE} />;
    if (code === 'not_found')
      return <Closed title={title('This link does not exist')} text={UNKNOWN} />;
    return (
      <Closed
        title={title('This list could not be loaded')}
        text={message}
        action={action === 'try_again' && <Button onClick={() => void refetch()}>Try Again</Button>}
      />
    );
  }
  const { job_title, shared_by, expires_at, names_shown, candidates } = data;
  return (
    <>
      <header className="pb-6">
        <p className="text-13 text-ink-3">
          {shared_by} asks what you think of {peopleWords(candidates.length)}
        </p>
        {title(job_title)}
        <p className="mt-2 text-14 text-ink-2">
          Each score is made of the quotes below it, taken from the resume. Say agree, discuss or
          pass; {shared_by} sees it at once and decides.
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-13 text-ink-3">
          <span>Opens until {formatDay(expires_at)}.</span>
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
      <ol className="flex flex-col">
        {candidates.map((candidate) => (
          <li key={candidate.candidate_id_internal} className="border-t border-border py-6">
            <SharedPerson token={token} candidate={candidate} />
          </li>
        ))}
      </ol>
    </>
  );
}

const GONE =
  'It ran out or was closed by whoever sent it. Ask them for a new one; nothing you said before is lost.';
const UNKNOWN =
  'The address may have been cut off on its way. Ask whoever sent it to send it again.';

function Closed({ title, text, action }: { title: ReactNode; text: string; action?: ReactNode }) {
  return (
    <div className="py-16 text-center">
      {title}
      <p className="mx-auto mt-2 max-w-[44ch] text-14 text-ink-2">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the list" className="flex flex-col gap-4">
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
