import { type DraftLine, placedLines } from '@candor/domain/rules/rubric-edits';
import { useMemo } from 'react';
import { cx } from '../../ui/class-names';
import { labelRequirements } from '../../ui/score/label-requirements';
import { GROUP_WORD, type RequirementGroup } from '../../ui/score/requirement-group';
import { linePoints } from './line-points';

/** More lines than this are taller than the job text next to them may grow. */
const MOST_SHOWN = 15;

/** What one line of a group is called where there is no room for its name. */
const SHORT_WORD: Readonly<Record<RequirementGroup, string>> = {
  whole: 'Whole',
  must: 'Must',
  nice: 'Nice',
};

type RequirementLinesProps = { lines: readonly DraftLine[]; onMore: () => void };

/** What will be looked for: words, must or nice, and how many of the 100 points each can bring. */
export function RequirementLines({ lines, onMore }: RequirementLinesProps) {
  const labelled = useMemo(() => labelRequirements(placedLines(lines)), [lines]);
  const points = useMemo(() => pointsByKey(lines), [lines]);
  const more = labelled.length - MOST_SHOWN;
  return (
    <>
      <ul className="border-t border-hairline">
        {labelled.slice(0, more === 1 ? labelled.length : MOST_SHOWN).map((line) => (
          <li
            key={line.key}
            className="flex min-h-[1.8125rem] items-center gap-2 border-b border-hairline text-13 max-sm:py-1"
          >
            <span className="num w-6 text-12 text-ink-3">{line.label}</span>
            <span className="min-w-0 flex-1 max-sm:text-pretty sm:truncate" title={titleOf(line)}>
              {line.text}
            </span>
            <span
              title={GROUP_WORD[line.group]}
              className={cx(
                'w-9 text-12',
                line.group === 'must' ? 'font-medium text-ink' : 'text-ink-3',
              )}
            >
              <span aria-hidden>{SHORT_WORD[line.group]}</span>
              <span className="sr-only">{GROUP_WORD[line.group]}</span>
            </span>
            <Points most={points.get(line.key) ?? null} weight={line.weight} />
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-1.5 flex gap-4 text-12 text-ink-3">
        {labelled.some(({ group }) => group === 'whole') && (
          <span className="text-pretty">
            {SHORT_WORD.whole}: {GROUP_WORD.whole.toLowerCase()}.
            {[...points.values()].includes(null) && ' Shared: counted with the lines that earn it.'}
          </span>
        )}
        <span className="ml-auto shrink-0">of 100 points</span>
      </p>
      {more > 1 && (
        <button
          type="button"
          onClick={onMore}
          className="mt-1.5 self-start rounded-chip text-12 font-medium text-accent-ink hover:underline pointer-coarse:min-h-11"
        >
          and {more} more
        </button>
      )}
    </>
  );
}

function pointsByKey(lines: readonly DraftLine[]): Map<string, number | null> {
  const points = linePoints(lines);
  return new Map(lines.map(({ key }, at) => [key, points[at] ?? null]));
}

function Points({ most, weight }: { most: number | null; weight: number }) {
  if (most === null) {
    return (
      <span
        title="Its points are counted with the requirements that earn them"
        className="w-12 text-right text-12 text-ink-3"
      >
        shared
      </span>
    );
  }
  const least = most === 0 && weight > 0;
  return (
    <span
      title={`Up to ${least ? 1 : most} of 100 points`}
      className={cx('num w-12 text-right text-ink-2', least && 'text-12')}
    >
      {least ? 'under 1' : most}
      <span className="sr-only"> of 100 points</span>
    </span>
  );
}

function titleOf({ text, parts }: DraftLine): string {
  const also = parts.flatMap(({ alternatives }) => alternatives);
  return also.length > 0 ? `${text}; also counts: ${also.join(', ')}` : text;
}
