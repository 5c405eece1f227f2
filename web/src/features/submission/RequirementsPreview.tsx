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
  const heaviest = Math.max(...requirements.map(({ weight }) => weight));
  return (
    <Frame head={`${plural(requirements.length, 'requirement')} found`} busy={answer.isFetching}>
      {requirements.length === 0 ? (
        <p className="text-13 text-ink-2">
          Nothing to look for was found. Name skills, years, degrees or certificates that the job needs.
        </p>
      ) : (
        <ul className="border-t border-hairline">
          {requirements.map((requirement) => (
            <li key={requirement.id} className="flex h-[29px] items-center gap-2 border-b border-hairline text-13">
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
              <Weight points={requirement.weight} share={requirement.weight / heaviest} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function titleOf({ text, alternatives }: { text: string; alternatives: readonly string[] }): string {
  return alternatives.length > 0 ? `${text}; also counts: ${alternatives.join(', ')}` : text;
}

const PIPS = [1, 2, 3, 4, 5] as const;

/** A weight as five pips against the heaviest requirement, and its points for those who want the number. */
function Weight({ points, share }: { points: number; share: number }) {
  const filled = Math.max(1, Math.round(share * PIPS.length));
  const words = `${Math.round(points)} of 100 points`;
  return (
    <span role="img" aria-label={words} title={words} className="inline-flex gap-0.5">
      {PIPS.map((pip) => (
        <span key={pip} className={cx('h-2.5 w-[5px] rounded-[1px]', pip <= filled ? 'bg-ink-3' : 'bg-border')} />
      ))}
    </span>
  );
}

type FrameProps = { head: string; busy?: boolean; children: React.ReactNode };

function Frame({ head, busy, children }: FrameProps) {
  return (
    <section aria-label="Requirements" aria-busy={busy} className="flex min-w-0 flex-col">
      <p role="status" className="mb-1 text-13 font-medium">
        {head}
      </p>
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
