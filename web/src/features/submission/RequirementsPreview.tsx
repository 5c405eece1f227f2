import { asClientError } from '../../api/client-error';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { plural } from '../../ui/format';
import { Skeleton } from '../../ui/Skeleton';
import { useJobRequirements } from './use-job-requirements';

/** What the engine will look for, while the job text is still being written. */
export function RequirementsPreview({ jobText }: { jobText: string }) {
  const { enough, answer, requirements } = useJobRequirements(jobText);
  if (!enough) return <Waiting />;
  if (answer.isError && requirements.length === 0) {
    const error = asClientError(answer.error);
    return (
      <Frame head="Requirements">
        <p className="text-13 text-ink-2">{error.message}</p>
        {error.action === 'try_again' && (
          <Button size="sm" className="mt-3 self-start" onClick={() => void answer.refetch()}>
            Try Again
          </Button>
        )}
      </Frame>
    );
  }
  if (answer.isPending) return <Loading />;
  return (
    <Frame
      head={`${plural(requirements.length, 'requirement')} found`}
      aside="Points"
      busy={answer.isFetching}
    >
      {requirements.length === 0 ? (
        <p className="text-13 text-ink-2">
          Nothing to look for was found. Name skills, years, degrees or certificates that the job
          needs.
        </p>
      ) : (
        <ul className="border-t border-hairline">
          {requirements.map((requirement) => (
            <li
              key={requirement.id}
              className="flex h-[29px] items-center gap-2 border-b border-hairline text-13"
            >
              <span className="num w-6 text-12 text-ink-3">{requirement.label}</span>
              <span className="min-w-0 flex-1 truncate" title={titleOf(requirement)}>
                {requirement.text}
              </span>
              <span
                className={cx(
                  'w-9 text-12',
                  requirement.importance === 'must' ? 'font-medium text-ink' : 'text-ink-3',
                )}
              >
                {requirement.importance === 'must' ? 'Must' : 'Nice'}
              </span>
              <span className="num w-7 text-right text-ink-3">
                {Math.round(requirement.weight)}
                <span className="sr-only"> of 100 points</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function titleOf({
  text,
  alternatives,
}: {
  text: string;
  alternatives: readonly string[];
}): string {
  return alternatives.length > 0 ? `${text}; also counts: ${alternatives.join(', ')}` : text;
}

type FrameProps = { head: string; aside?: string; busy?: boolean; children: React.ReactNode };

function Frame({ head, aside, busy, children }: FrameProps) {
  return (
    <section aria-label="Requirements" aria-busy={busy} className="flex min-w-0 flex-col">
      <div className="mb-1 flex items-baseline gap-4">
        <p role="status" className="text-13 font-medium">
          {head}
        </p>
        {aside && <span className="ml-auto text-12 text-ink-3">{aside}</span>}
      </div>
      {children}
    </section>
  );
}

const GHOST = ['w-40', 'w-56', 'w-48', 'w-28', 'w-36', 'w-52', 'w-32'];

function Waiting() {
  return (
    <Frame head="Requirements">
      <ul aria-hidden className="border-t border-hairline opacity-60">
        {GHOST.map((width) => (
          <li key={width} className="flex h-[29px] items-center gap-2 border-b border-hairline">
            <span className="h-2 w-5 rounded-chip bg-hover" />
            <span className={`h-2 rounded-chip bg-hover ${width}`} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-ink-3">What the job asks for appears here while you type.</p>
    </Frame>
  );
}

function Loading() {
  return (
    <Frame head="Reading the job description" busy>
      <ul className="border-t border-hairline">
        {GHOST.map((width) => (
          <li key={width} className="flex h-[29px] items-center gap-2 border-b border-hairline">
            <Skeleton className="h-3 w-5" />
            <Skeleton className={`h-3 ${width}`} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
