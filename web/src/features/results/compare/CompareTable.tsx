import type { MatchResult } from '@candor/domain/model/match';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { BreakdownBar } from '../../../ui/score/BreakdownBar';
import { GROUP_WORD } from '../../../ui/score/requirement-group';
import { ScoreBadge } from '../../../ui/score/ScoreBadge';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { WholeTerms } from '../../../ui/WholeTerms';
import { pointedRequirements } from '../evidence/pointed-requirements';
import { CoveredScore } from '../evidence-first/CoveredScore';
import type { CompareCell, CompareLine } from './compare-lines';

export type Compared = {
  id: string;
  name: string;
  headline: string | null;
  result: MatchResult;
  /** Neither the score nor its points are shown yet. */
  covered: boolean;
};

type CompareTableProps = {
  people: readonly Compared[];
  lines: readonly CompareLine[];
  /** Shown under a person's name: the decision. Not on paper. */
  under?: (id: string) => ReactNode;
  onRemove?: (id: string) => void;
  /** To where a covered score can be uncovered. */
  onRead?: (id: string) => void;
};

/** How many letters of a name fit one line of a column on a phone: of two people, and of more. */
const LETTERS = 14;
const CROWDED_LETTERS = 9;

/** Two to four people on the same requirements, each with the sentence that shows it. */
export function CompareTable({ people, lines, under, onRemove, onRead }: CompareTableProps) {
  const crowded = people.length > 2;
  const letters = crowded ? CROWDED_LETTERS : LETTERS;
  const twoLines = people.some(({ name }) => name.length > letters);
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-13">
      <caption className="sr-only">
        {people.map(({ name }) => name).join(', ')} side by side
      </caption>
      <thead>
        <tr className="align-top">
          <th
            scope="col"
            className="hidden w-[200px] border-b border-border lg:table-cell print:table-cell"
          >
            <span className="sr-only">Requirement</span>
          </th>
          {people.map((person) => (
            <th
              key={person.id}
              scope="col"
              // Only the name is announced before each cell, not everything in the header.
              aria-label={person.name}
              className="border-b border-border px-3 pb-3 text-left font-normal max-sm:px-2"
            >
              <Person
                person={person}
                crowded={crowded}
                twoLines={twoLines}
                onRemove={onRemove}
                onRead={onRead}
              />
              {under && <div className="mt-2 min-h-7">{under(person.id)}</div>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Line key={line.id} line={line} people={people} parted={startsGroup(lines, index)} />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = { line: CompareLine; people: readonly Compared[]; parted: boolean };

/** One requirement: next to its cells, or above them if those need the width. */
function Line({ line, people, parted }: LineProps) {
  const words = (
    <>
      <span className="num text-12 text-ink-3">{line.label} </span>
      {line.text}{' '}
      <span className="inline-block text-12 whitespace-nowrap text-ink-3 lg:block">
        {GROUP_WORD[line.group]}
      </span>
    </>
  );
  const space = parted ? 'pt-6' : 'pt-2';
  return (
    <>
      <tr className="lg:hidden print:hidden">
        <th
          scope="colgroup"
          colSpan={people.length}
          className={cx(
            space,
            'px-3 text-left font-normal max-sm:px-2',
            line.differs && 'bg-row-hover',
          )}
        >
          {words}
        </th>
      </tr>
      <tr className="break-inside-avoid align-top">
        <th
          scope="row"
          className={cx(
            space,
            'hidden border-b border-hairline pr-3 pb-2 text-left font-normal text-balance lg:table-cell print:table-cell',
          )}
        >
          {words}
        </th>
        {line.cells.map((cell, column) => (
          <td
            key={people[column]?.id}
            className={cx(
              space,
              'border-b border-hairline px-3 pb-2 max-sm:px-2 max-lg:pt-1',
              line.differs && 'bg-row-hover',
            )}
          >
            <Cell cell={cell} covered={people[column]?.covered === true} />
          </td>
        ))}
      </tr>
    </>
  );
}

function Person({
  person,
  crowded,
  twoLines,
  onRemove,
  onRead,
}: { person: Compared; crowded: boolean; twoLines: boolean } & {
  [handler in 'onRemove' | 'onRead']: ((id: string) => void) | undefined;
}) {
  const { name, headline, result, covered } = person;
  return (
    <>
      {/* Aligns what is under names of one and of two lines in narrow columns. */}
      <div
        className={cx('relative', twoLines && (crowded ? 'max-lg:min-h-16' : 'max-sm:min-h-16'))}
      >
        {/* Padding of the clamped element itself would show the head of a third line. */}
        <div className={cx('py-1', onRemove && 'mr-8 pointer-coarse:mr-12')}>
          <p className="line-clamp-2 text-14 leading-5 font-strong wrap-anywhere">{name}</p>
        </div>
        <p className="truncate text-12 text-ink-3">{headline ?? '\u00a0'}</p>
        {onRemove && (
          <span className="absolute top-0 right-0 pointer-coarse:-top-2">
            <IconButton
              label={`Take ${name} out of the comparison`}
              icon={X}
              size="sm"
              onClick={() => onRemove(person.id)}
            />
          </span>
        )}
      </div>
      {covered && (
        <p className="mt-2">
          <CoveredScore name={name} onRead={onRead && (() => onRead(person.id))} />
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
              ...{ id, label, group },
              ...exact,
            }))}
          />
        </>
      )}
    </>
  );
}

function Cell({ cell, covered }: { cell: CompareCell; covered: boolean }) {
  return (
    <>
      <span className="flex items-center gap-2">
        <VerdictGlyph verdict={cell.verdict} />
        <span className={covered ? 'text-12 text-ink-3' : 'sr-only'}>
          {VERDICT_WORD[cell.verdict]}
        </span>
        {!covered && (
          <>
            <span aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-hover">
              <span className="block h-full bg-ink-2" style={{ width: `${cell.share * 100}%` }} />
            </span>
            {/* Equally wide on each line, so that all bars share one scale. */}
            <span className="num min-w-15 shrink-0 text-right text-12 text-ink-3">
              <Points {...cell} />
            </span>
          </>
        )}
      </span>
      {!covered && cell.words && (
        <span className="block text-12 text-balance text-ink-3">
          <WholeTerms>{cell.words}</WholeTerms>
        </span>
      )}
      <span className={cx('mt-1 block text-pretty', cell.quote ? 'text-ink-2' : 'text-ink-3')}>
        {cell.quote ? `“${cell.quote}”` : 'No evidence found'}
      </span>
    </>
  );
}

/**
 * What a line adds to the score. Not out of how much: a must-have that opens points for all of them has no most that two
 * people share, and the bar shows how much of its weight is earned.
 */
function Points({ points, share }: CompareCell) {
  if (points === null) return 'shared';
  if (points === 0 && share > 0) return 'under 1';
  return (
    <>
      <b className="font-medium text-ink">{points}</b> {points === 1 ? 'point' : 'points'}
    </>
  );
}

function startsGroup(lines: readonly CompareLine[], index: number): boolean {
  return index > 0 && lines[index - 1]?.group !== lines[index]?.group;
}
