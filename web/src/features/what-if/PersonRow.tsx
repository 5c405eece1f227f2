import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { cx } from '../../ui/class-names';
import { type CoverageDot, CoverageDots } from '../../ui/score/CoverageDots';
import { ScoreBadge } from '../../ui/score/ScoreBadge';
import { Tag } from '../../ui/Tag';
import type { MovedPerson } from './rank-people';
import type { RatedPerson } from './rate-people';
import type { Reason } from './reasons-of';
import { ranksUp, tierStep } from './what-if-figures';

type PersonRowProps = {
  moved: MovedPerson;
  reasonsOf: (rated: RatedPerson) => readonly Reason[];
  dots: readonly CoverageDot[];
  /** Whether the reasons have a column; otherwise they stand before the role. */
  why: boolean;
};

const CELL = 'h-11 border-b border-hairline px-2 align-middle';

/** One person in the order of the scenario: how far moved, the score now and before, and why. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { moved, reasonsOf, dots, why } = props;
  const { person, stored, now } = moved;
  const reasons = reasonsOf(moved.rated);
  return (
    <tr data-reorder={person.id}>
      <td className={cx(CELL, 'num w-8 px-0 text-ink-3 md:hidden')}>
        {now.rank}
        {now.tied && '='}
      </td>
      <td className={cx(CELL, 'max-w-0')}>
        <span className="block truncate leading-4.5 font-medium">{person.name}</span>
        <span className="block truncate text-12 text-ink-3">
          {!why && reasons.length > 0 && (
            <span className="num mr-2 text-ink-2">
              <span className="sr-only">Why: </span>
              {reasons.map(wordsOf).join(', ')}
              <TierWords step={tierStep(moved)} />
            </span>
          )}
          {person.headline}
        </span>
      </td>
      <td className={cx(CELL, 'hidden sm:table-cell')}>
        <Moved up={ranksUp(moved)} />
      </td>
      <td className={CELL}>
        <ScoreBadge score={now.score} tier={now.tier} />
        {/* On a phone the name needs the width of these two columns. */}
        <span className="num flex gap-1.5 text-12 text-ink-3 sm:hidden">
          {ranksUp(moved) !== 0 && <Moved up={ranksUp(moved)} />}
          was {stored.score}
        </span>
      </td>
      <td className={cx(CELL, 'num hidden text-right text-ink-3 sm:table-cell')}>
        <span className="sr-only">stored </span>
        {stored.score}
      </td>
      <td className={cx(CELL, 'hidden lg:table-cell')}>
        <CoverageDots dots={dots} />
      </td>
      {why && (
        <td className={cx(CELL, 'pr-0 whitespace-nowrap')}>
          <span className="inline-flex gap-1">
            <TierTag step={tierStep(moved)} />
            {reasons.map((reason) => (
              <Tag key={reason.label} tone="line" className="num font-normal">
                {wordsOf(reason)}
              </Tag>
            ))}
          </span>
        </td>
      )}
    </tr>
  );
});

function Moved({ up }: { up: number }) {
  if (up === 0) return <span className="num text-ink-3">0</span>;
  const Arrow = up > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={cx(
        'num flex items-center gap-0.5 font-medium',
        up > 0 ? 'text-accent-ink' : 'text-ink-3',
      )}
    >
      <Arrow size={14} strokeWidth={1.75} role="img" aria-label={up > 0 ? 'up' : 'down'} />
      {Math.abs(up)}
    </span>
  );
}

function TierTag({ step }: { step: -1 | 0 | 1 }) {
  if (step === 0) return null;
  return step > 0 ? <Tag tone="accent">Tier up</Tag> : <Tag>Tier down</Tag>;
}

/** The move of a tier behind the reasons, where they are a line of words. */
function TierWords({ step }: { step: -1 | 0 | 1 }) {
  if (step === 0) return null;
  return (
    <>
      , <span className={step > 0 ? 'text-accent-ink' : ''}>tier {step > 0 ? 'up' : 'down'}</span>
    </>
  );
}

/** With a true minus, which is as wide as a plus. */
function wordsOf({ label, points }: Reason): string {
  return `${label} ${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}
