import { NoScoreBadge, ScoreBadge } from '../../ui/score/ScoreBadge';
import { MOVABLE, SAMPLE_PEOPLE } from './sample/read-sample';
import { type TierFloors, weigh, withWeight } from './sample/weigh';

const ROW = 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1';

/** The same person with and without a name, and the same score. */
export function HiddenName({ floors }: { floors: TierFloors }) {
  const [person] = SAMPLE_PEOPLE;
  if (!person) return null;
  const { total, tier } = weigh(person.lines, floors);
  return (
    <>
      <span className={ROW}>
        <b className="font-medium">{person.name}</b>
        <ScoreBadge score={total} tier={tier} />
      </span>
      <span className={ROW}>
        <b className="-ml-1.5 rounded-chip bg-hover px-1.5 font-medium text-ink-3">Name hidden</b>
        <ScoreBadge score={total} tier={tier} />
      </span>
    </>
  );
}

/** How many points a language is given to show what that does. */
const MORE = 20;

/** What one weight does to the first score of the sample: the real figure. */
export function PriceTag({ floors }: { floors: TierFloors }) {
  const [person] = SAMPLE_PEOPLE;
  if (!person) return null;
  const before = weigh(person.lines, floors);
  const after = weigh(withWeight(person.lines, MOVABLE.id, MORE), floors);
  return (
    <>
      <p className="text-ink-2">
        <b className="font-medium text-ink">
          {MOVABLE.text} at {MORE} points
        </b>{' '}
        instead of {Math.round(MOVABLE.weight)}
      </p>
      <span className="flex items-center gap-3">
        <ScoreBadge score={before.total} tier={before.tier} />
        <span aria-hidden className="text-ink-3">
          →
        </span>
        <span className="sr-only">becomes</span>
        <ScoreBadge score={after.total} tier={after.tier} />
      </span>
    </>
  );
}

/** A file that could not be read, with its cause. */
export function FileShelf() {
  return (
    <>
      <span className={ROW}>
        <b className="text-12 font-medium">scan_0417.pdf</b>
        <NoScoreBadge />
      </span>
      <span className="text-ink-3">Pictures of pages, no text. Not charged.</span>
    </>
  );
}
