import type { MatchResult } from '@candor/domain/model/match';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { BreakdownBar } from '../../../ui/score/BreakdownBar';
import { ScoreBadge } from '../../../ui/score/ScoreBadge';
import { WholeTerms } from '../../../ui/WholeTerms';
import { pointedRequirements } from '../evidence/pointed-requirements';
import { CoveredScore } from '../evidence-first/CoveredScore';

export type Compared = {
  id: string;
  name: string;
  headline: string | null;
  result: MatchResult;
  /** Neither the score nor its points are shown yet. */
  covered: boolean;
};

export type CompareHeadProps = {
  people: readonly Compared[];
  /** Shown under a person's name: the decision. Not on paper. */
  under?: ((id: string) => ReactNode) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  /** To where a covered score can be uncovered. */
  onRead?: ((id: string) => void) | undefined;
};

/** How many letters of a name fit one line of a column on a phone: of two people, and of more. */
const LETTERS = 14;
const CROWDED_LETTERS = 9;

/** The people of a comparison, and below their names what each scored. */
export function CompareHead({ people, under, onRemove, onRead }: CompareHeadProps) {
  const crowded = people.length > 2;
  const letters = crowded ? CROWDED_LETTERS : LETTERS;
  const twoLines = people.some(({ name }) => name.length > letters);
  return (
    <thead>
      <tr className="align-top">
        <th
          scope="col"
          className={cx('hidden w-[212px] lg:table-cell print:table-cell print:w-[128px]', STUCK)}
        >
          <span className="sr-only">Requirement</span>
        </th>
        {people.map((person) => (
          <th
            key={person.id}
            scope="col"
            // Only the name is announced before each cell, not the button next to it.
            aria-label={person.name}
            className={cx('px-3 text-left font-normal max-sm:px-2 print:px-1.5', STUCK)}
          >
            <Name person={person} crowded={crowded} twoLines={twoLines} onRemove={onRemove} />
          </th>
        ))}
      </tr>
      <tr className="align-top">
        <td className="hidden border-b border-border lg:table-cell print:table-cell" />
        {people.map((person) => (
          <td key={person.id} className="border-b border-border px-3 pb-3 max-sm:px-2 print:px-1.5">
            <Score person={person} onRead={onRead} />
            {under && <div className="mt-2 min-h-7 print:min-h-0">{under(person.id)}</div>}
          </td>
        ))}
      </tr>
    </thead>
  );
}

/**
 * Where the table is not pushed sideways, names stay at the top of the window. What runs under them fades: cut letters
 * would read as a fault.
 */
const STUCK =
  'lg:sticky lg:top-14 lg:z-[4] lg:bg-bg lg:pb-1 lg:after:pointer-events-none lg:after:absolute lg:after:inset-x-0 lg:after:top-full lg:after:h-2 lg:after:bg-linear-to-b lg:after:from-bg print:static print:bg-transparent print:after:hidden';

type NameProps = {
  person: Compared;
  crowded: boolean;
  twoLines: boolean;
  onRemove: ((id: string) => void) | undefined;
};

function Name({ person: { id, name, headline }, crowded, twoLines, onRemove }: NameProps) {
  return (
    // Aligns what is under names of one and of two lines in narrow columns.
    <div className={cx('relative', twoLines && (crowded ? 'max-lg:min-h-16' : 'max-sm:min-h-16'))}>
      {/* Padding of the clamped element itself would show the head of a third line. */}
      <div className={cx('py-1', onRemove && 'mr-8 pointer-coarse:mr-12 print:mr-0!')}>
        <p className="line-clamp-2 text-14 leading-5 font-strong wrap-anywhere print:line-clamp-none">
          <WholeTerms>{name}</WholeTerms>
        </p>
      </div>
      <p className="truncate text-12 text-ink-3 print:whitespace-normal">{headline ?? '\u00a0'}</p>
      {onRemove && (
        <span className="absolute top-0 right-0 pointer-coarse:-top-2 print:hidden">
          <IconButton
            label={`Take ${name} out of the comparison`}
            icon={X}
            size="sm"
            onClick={() => onRemove(id)}
          />
        </span>
      )}
    </div>
  );
}

type ScoreProps = { person: Compared; onRead: ((id: string) => void) | undefined };

function Score({ person: { id, name, result, covered }, onRead }: ScoreProps) {
  return (
    <>
      {covered && (
        <p className="mt-2">
          <CoveredScore name={name} onRead={onRead && (() => onRead(id))} />
        </p>
      )}
      {!covered && result.overall_score !== null && result.tier !== null && (
        <>
          <div className="mt-2 mb-2">
            <ScoreBadge score={result.overall_score} tier={result.tier} />
          </div>
          <BreakdownBar
            tier={result.tier}
            parts={pointedRequirements(result).map(({ id, label, group, exact }) => ({
              id,
              label,
              group,
              ...exact,
            }))}
          />
        </>
      )}
    </>
  );
}
