import { cx } from '../../../ui/class-names';
import { GROUP_WORD } from '../../../ui/score/requirement-group';
import { VerdictGlyph } from '../../../ui/score/VerdictGlyph';
import { VERDICT_WORD } from '../../../ui/score/verdict';
import { WholeTerms } from '../../../ui/WholeTerms';
import { type Compared, CompareHead, type CompareHeadProps } from './CompareHead';
import type { CompareCell, CompareLine } from './compare-lines';

type CompareTableProps = CompareHeadProps & { lines: readonly CompareLine[] };

/** Two to four people on the same requirements, each with the sentence that shows it. */
export function CompareTable({ lines, ...head }: CompareTableProps) {
  const { people } = head;
  return (
    // The tint of a line reaches as far beyond the words at either end as between them.
    <table className="w-full table-fixed border-separate border-spacing-0 text-13 lg:-mx-3 lg:w-[calc(100%+1.5rem)] print:mx-0 print:w-full">
      <caption className="sr-only">
        {people.map(({ name }) => name).join(', ')} side by side
      </caption>
      <CompareHead {...head} />
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
      <span className="inline-block text-12 whitespace-nowrap text-ink-3 lg:block print:block">
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
          {/* In sight wherever the columns are scrolled to, and no wider than a phone. */}
          <span className="sticky left-2 inline-block max-w-[calc(100vw-3rem)]">{words}</span>
        </th>
      </tr>
      <tr className="break-inside-avoid align-top">
        <th
          scope="row"
          className={cx(
            space,
            'hidden border-b border-hairline px-3 pb-2 text-left font-normal text-balance lg:table-cell print:table-cell print:pt-2! print:pl-0',
            line.differs && 'bg-row-hover',
          )}
        >
          {words}
        </th>
        {line.cells.map((cell, column) => (
          <td
            key={people[column]?.id}
            className={cx(
              space,
              'border-b border-hairline px-3 pb-2 max-sm:px-2 max-lg:pt-1 print:px-1.5 print:pt-2!',
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
            <span
              aria-hidden
              className="h-1.5 flex-1 overflow-hidden rounded-full bg-hover forced-colors:outline [print-color-adjust:exact]"
            >
              <span
                className="block h-full bg-ink-2 forced-colors:bg-[CanvasText]"
                style={{ width: `${cell.share * 100}%` }}
              />
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
        <WholeTerms>{cell.quote ? `“${cell.quote}”` : 'No evidence found'}</WholeTerms>
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
