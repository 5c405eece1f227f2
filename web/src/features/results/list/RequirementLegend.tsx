import { ArrowDown, ArrowUp } from 'lucide-react';
import { Popover } from '../../../ui/Popover';
import { CoverageHeads } from '../../../ui/score/CoverageDots';
import { GROUP_WORD } from '../../../ui/score/requirement-group';
import type { LabelledRequirement } from '../rows/build-rows';
import type { Sort } from '../rows/sort-rows';

type RequirementLegendProps = {
  requirements: readonly LabelledRequirement[];
  sorts: readonly Sort[];
  onSort: (key: string, add: boolean) => void;
};

/** The headers of the dots as one button: it lists each requirement in the job's words, and sorts by it. */
export function RequirementLegend({ requirements, sorts, onSort }: RequirementLegendProps) {
  const sorted = new Set(
    requirements.filter(({ label }) => sorts.some(({ key }) => key === label)).map(({ id }) => id),
  );
  return (
    <Popover
      label="Requirements"
      trigger={
        <button
          type="button"
          className="inline-flex min-h-6 items-center rounded-chip hover:bg-hover hover:text-ink"
        >
          <span className="sr-only">What the requirements are: </span>
          <CoverageHeads dots={requirements} hot={sorted} />
        </button>
      }
    >
      <p className="text-12 text-ink-3">
        Select one to sort by it; hold Shift to add a further column.
      </p>
      <ul className="-mx-2 mt-1 max-h-80 overflow-y-auto">
        {requirements.map((requirement) => (
          <li key={requirement.id}>
            <Entry
              requirement={requirement}
              direction={sorts.find(({ key }) => key === requirement.label)?.direction}
              onSort={onSort}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

type EntryProps = {
  requirement: LabelledRequirement;
  direction: Sort['direction'] | undefined;
  onSort: (key: string, add: boolean) => void;
};

function Entry({ requirement, direction, onSort }: EntryProps) {
  const { label, text, group, weight, alternatives } = requirement;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={(event) => onSort(label, event.shiftKey)}
      className="flex w-full items-start gap-2 rounded-badge px-2 py-1.5 text-left hover:bg-hover"
    >
      <span className="num w-7 shrink-0 text-12 leading-5 text-ink-3">{label}</span>
      <span className="min-w-0 flex-1">
        <span className="text-ink">{text}</span>
        <span className="block text-12 text-ink-3">
          {GROUP_WORD[group]}, up to {Math.round(weight)} points
          {alternatives.length > 0 && `. Also counts: ${alternatives.join(', ')}`}
        </span>
      </span>
      {direction && (
        <>
          <Arrow
            size={14}
            strokeWidth={1.75}
            className="mt-1 shrink-0 text-accent-ink"
            aria-hidden
          />
          <span className="sr-only">
            , {direction === 'descending' ? 'strongest first' : 'weakest first'}
          </span>
        </>
      )}
    </button>
  );
}
