import { cx } from '../class-names';
import { TIER_CLASS, TIER_WORD, type TierName } from './tier';

const TIERS = ['excellent', 'good', 'fair', 'poor'] as const satisfies readonly TierName[];

export type TierCounts = Readonly<Record<TierName, number>>;

/** How many people are in each tier, as parts of one bar with their numbers. */
export function TierBar({ counts, label }: { counts: TierCounts; label: string }) {
  return (
    <div role="img" aria-label={`${label}: ${spokenTiers(counts)}`} className="flex gap-0.5">
      {shown(counts).map(([tier, count]) => (
        <span
          key={tier}
          style={{ flexGrow: count }}
          className={cx(
            'num grid h-5.5 min-w-[18px] basis-0 place-items-center bg-(--tier-soft) text-12 font-strong text-(--tier-text)',
            'shadow-[inset_0_-3px_0_var(--tier)] transition-[flex-grow] duration-240 ease-out first:rounded-l-chip last:rounded-r-chip',
            TIER_CLASS[tier],
          )}
        >
          {count}
        </span>
      ))}
    </div>
  );
}

/** The same without numbers, as small as a line of text. */
export function TierSliver({ counts }: { counts: TierCounts }) {
  return (
    <span
      role="img"
      aria-label={spokenTiers(counts)}
      title={spokenTiers(counts)}
      className="flex h-2 w-full gap-px"
    >
      {shown(counts).map(([tier, count]) => (
        <span
          key={tier}
          style={{ flexGrow: count }}
          className={cx(
            'min-w-[3px] basis-0 bg-(--tier) first:rounded-l-[2px] last:rounded-r-[2px]',
            TIER_CLASS[tier],
          )}
        />
      ))}
    </span>
  );
}

/** The names of the four colours; with `counts` also their numbers, so that nothing depends on the colours. */
export function TierLegend({ counts }: { counts?: TierCounts }) {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-3 gap-y-1 text-12 text-ink-2">
      {TIERS.map((tier) => (
        <span key={tier} className={cx('inline-flex items-center gap-1', TIER_CLASS[tier])}>
          <span className="size-2 rounded-[2px] bg-(--tier)" />
          {TIER_WORD[tier]}
          {counts && <span className="num text-ink-3">{counts[tier]}</span>}
        </span>
      ))}
    </p>
  );
}

function shown(counts: TierCounts): [TierName, number][] {
  return TIERS.map((tier): [TierName, number] => [tier, counts[tier]]).filter(
    ([, count]) => count > 0,
  );
}

function spokenTiers(counts: TierCounts): string {
  return TIERS.map((tier) => `${counts[tier]} ${TIER_WORD[tier].toLowerCase()}`).join(', ');
}
