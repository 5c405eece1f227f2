import { cx } from '../class-names';
import { GROUPS, type RequirementGroup } from './requirement-group';
import { TIER_CLASS, type TierName } from './tier';

export type BreakdownPart = {
  id: string;
  label: string;
  group: RequirementGroup;
  points: number;
  maxPoints: number;
};

type BreakdownBarProps = {
  parts: readonly BreakdownPart[];
  tier: TierName;
  chosen?: string | null;
};

/**
 * Where the points come from: width is what a requirement can earn, fill is what it earned, hatching is nothing
 * earned. However narrow the bar, each part keeps two pixels of it, and so does what it earned.
 */
export function BreakdownBar({ parts, tier, chosen }: BreakdownBarProps) {
  const wide = parts.filter((part) => part.maxPoints > 0);
  const groups = GROUPS.map((group) => wide.filter((part) => part.group === group));
  return (
    <div aria-hidden className="@container [print-color-adjust:exact]">
      <div className={cx('flex gap-3 @max-[15rem]:gap-1.5', TIER_CLASS[tier])}>
        {groups
          .filter((group) => group.length > 0)
          .map((group) => (
            <div
              key={group[0]?.group}
              // In a narrow bar gaps would take most of what thin parts have.
              className="flex gap-0.5 @max-[15rem]:gap-px"
              style={{ flex: `${widthOf(group)} 1 0` }}
            >
              {group.map((part, index) => (
                <Segment
                  key={part.id}
                  part={part}
                  first={index === 0}
                  last={index === group.length - 1}
                  chosen={part.id === chosen}
                />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}

type SegmentProps = {
  part: BreakdownPart;
  first: boolean;
  last: boolean;
  chosen: boolean;
};

function Segment({ part, first, last, chosen }: SegmentProps) {
  const share = part.maxPoints === 0 ? 0 : part.points / part.maxPoints;
  return (
    // A hidden label must not make the page wider than a phone.
    <div
      data-part={part.id}
      className="@container min-w-0.5 overflow-x-clip"
      style={{ flex: `${part.maxPoints} 1 0` }}
    >
      <div
        className={cx(
          'h-2.5 overflow-hidden',
          share === 0 ? 'hatch' : 'bg-hover',
          first && 'rounded-l-[3px]',
          last && 'rounded-r-[3px]',
        )}
      >
        <div
          className={cx('h-full bg-(--tier)', share > 0 && 'min-w-0.5')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <span
        className={cx(
          'num mt-1 block text-12 whitespace-nowrap opacity-0',
          // In a narrower segment the label would run into the next one. Not by visibility: it would show in a hidden
          // page.
          part.label.length > 2 ? '@[1.625rem]:opacity-100' : '@[1.125rem]:opacity-100',
          chosen ? 'font-medium text-ink' : 'text-ink-3',
        )}
      >
        {part.label}
      </span>
    </div>
  );
}

function widthOf(group: readonly BreakdownPart[]): number {
  return group.reduce((sum, part) => sum + part.maxPoints, 0);
}
