import { type DraftLine, placedLines } from '@candor/domain/rules/rubric-edits';
import { useMemo } from 'react';
import { cx } from '../../ui/class-names';
import { WeightPips } from '../../ui/rubric/WeightPips';
import { labelRequirements } from '../../ui/score/label-requirements';
import { GROUP_WORD, type RequirementGroup } from '../../ui/score/requirement-group';

/** More lines than this stand higher than the job text beside them may grow. */
const MOST_SHOWN = 15;

/** What one line of a group is called where there is no room for its name. */
const SHORT_WORD: Readonly<Record<RequirementGroup, string>> = {
  whole: 'Whole',
  must: 'Must',
  nice: 'Nice',
};

type RequirementLinesProps = { lines: readonly DraftLine[]; onMore: () => void };

/** What will be looked for: words, must or nice, and the points each can earn. */
export function RequirementLines({ lines, onMore }: RequirementLinesProps) {
  const labelled = useMemo(() => labelRequirements(placedLines(lines)), [lines]);
  const sum = lines.reduce((total, { weight }) => total + weight, 0);
  const most = Math.max(...lines.map(({ weight }) => weight));
  const more = labelled.length - MOST_SHOWN;
  return (
    <>
      <ul className="border-t border-hairline">
        {labelled.slice(0, more === 1 ? labelled.length : MOST_SHOWN).map((line) => (
          <li
            key={line.key}
            className="flex h-[1.8125rem] items-center gap-2 border-b border-hairline text-13"
          >
            <span className="num w-6 text-12 text-ink-3">{line.label}</span>
            <span className="min-w-0 flex-1 truncate" title={titleOf(line)}>
              {line.text}
            </span>
            <span
              title={GROUP_WORD[line.group]}
              className={cx(
                'w-9 text-12',
                line.group === 'must' ? 'font-medium text-ink' : 'text-ink-3',
              )}
            >
              {SHORT_WORD[line.group]}
            </span>
            <WeightPips
              share={line.weight / most}
              label={`${Math.round((line.weight / sum) * 100)} of 100 points`}
            />
          </li>
        ))}
      </ul>
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

function titleOf({ text, parts }: DraftLine): string {
  const also = parts.flatMap(({ alternatives }) => alternatives);
  return also.length > 0 ? `${text}; also counts: ${also.join(', ')}` : text;
}
