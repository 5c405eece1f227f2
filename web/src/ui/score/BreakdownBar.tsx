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

/** Below this share of the bar a label would run into the next one. */
const ROOM_FOR_LABEL = 0.045;

/** Where the points come from: width is what a requirement can earn, fill is what was earned, hatch is nothing earned. */
export function BreakdownBar({ parts, tier, chosen }: BreakdownBarProps) {
  const total = parts.reduce((sum, part) => sum + part.maxPoints, 0);
  const groups = GROUPS.map((group) => parts.filter((part) => part.group === group));
  return (
    <div aria-hidden className={cx('flex gap-3', TIER_CLASS[tier])}>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <div
            key={group[0]?.group}
            className="flex min-w-0 gap-0.5"
            style={{ flex: `${widthOf(group)} 1 0` }}
          >
            {group.map((part, index) => (
              <Segment
                key={part.id}
                part={part}
                first={index === 0}
                last={index === group.length - 1}
                named={part.maxPoints / total >= ROOM_FOR_LABEL}
                chosen={part.id === chosen}
              />
            ))}
          </div>
        ))}
    </div>
  );
}

type SegmentProps = {
  part: BreakdownPart;
  first: boolean;
  last: boolean;
  named: boolean;
  chosen: boolean;
};

function Segment({ part, first, last, named, chosen }: SegmentProps) {
  const share = part.maxPoints === 0 ? 0 : part.points / part.maxPoints;
  return (
    <div className="min-w-0" style={{ flex: `${part.maxPoints} 1 0` }}>
      <div
        className={cx(
          'h-2.5 overflow-hidden',
          share === 0 ? 'hatch' : 'bg-hover',
          first && 'rounded-l-[3px]',
          last && 'rounded-r-[3px]',
        )}
      >
        <div className="h-full bg-(--tier)" style={{ width: `${share * 100}%` }} />
      </div>
      <span
        className={cx('num mt-1 block text-12', chosen ? 'font-medium text-ink' : 'text-ink-3')}
      >
        {named ? part.label : '\u00a0'}
      </span>
    </div>
  );
}

function widthOf(group: readonly BreakdownPart[]): number {
  return group.reduce((sum, part) => sum + part.maxPoints, 0);
}
