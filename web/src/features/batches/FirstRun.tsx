import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/class-names';
import { useSample } from './use-sample';

type FirstRunProps = {
  /** Whether it is the main thing to do on the page. */
  leads: boolean;
  /** Puts the cursor where the user's own batch starts. */
  onOwn: () => void;
};

/** The first card of a new account: what Candor does, shown on a sample that costs nothing. */
export function FirstRun({ leads, onOwn }: FirstRunProps) {
  const sample = useSample();
  return (
    <Card
      aria-labelledby="first-run-title"
      className="flex flex-wrap items-center gap-x-10 gap-y-6 px-4 py-6 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="first-run-title" className="text-20 font-strong text-balance">
          See it work: 1 job, 8&nbsp;sample candidates
        </h2>
        <p className="mt-1 max-w-[52ch] text-14 text-ink-2">
          Ranked people, each point with its sentence. The sample takes about 30 seconds, is never
          charged and can be deleted.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-2 max-sm:*:grow">
          <Button
            variant={leads ? 'primary' : 'secondary'}
            size="lg"
            busy={sample.isPending}
            onClick={() => sample.mutate()}
          >
            Run the sample
          </Button>
          <Button variant="quiet" size="lg" onClick={onOwn}>
            Start my own batch
          </Button>
        </div>
      </div>
      <Outline />
    </Card>
  );
}

const ROWS = [
  { name: 'w-24', tier: 'tier-excellent', bars: 4, why: 'w-20' },
  { name: 'w-28', tier: 'tier-good', bars: 3, why: 'w-16' },
  { name: 'w-20', tier: 'tier-fair', bars: 2, why: 'w-24' },
] as const;
const HEIGHTS = ['h-[5px]', 'h-2', 'h-[11px]', 'h-3.5'] as const;

/** A faint picture of what will be here. */
function Outline() {
  return (
    <ul
      aria-hidden
      className="min-w-0 max-w-[400px] flex-1 basis-72 rounded-card border border-dashed border-border-strong px-4 py-2 max-sm:hidden"
    >
      {ROWS.map(({ name, tier, bars, why }) => (
        <li
          key={name}
          className={cx(
            'flex h-10 items-center gap-4 border-b border-hairline last:border-b-0',
            tier,
          )}
        >
          <span className="min-w-0 flex-1">
            <span className={cx('block h-2 max-w-full rounded-chip bg-hover', name)} />
          </span>
          <span className="grid h-3.5 w-[15px] shrink-0 grid-cols-4 items-end gap-px">
            {HEIGHTS.map((height, index) => (
              <span
                key={height}
                className={cx('rounded-[1px]', height, index < bars ? 'bg-(--tier)' : 'bg-border')}
              />
            ))}
          </span>
          <span className="h-2 w-10 shrink-0 rounded-chip bg-hover" />
          <span className="min-w-0 flex-1">
            <span className={cx('block h-2 max-w-full rounded-chip bg-hover', why)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
