import { CoveredBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import type { RankedRow } from '../rows/rank-rows';

type StuckHeadProps = { name: string; person: RankedRow; covered: boolean };

/**
 * The name of the person over a text whose heading has been scrolled away. Screen readers have the heading itself. What
 * runs under it fades: letters cut in half would read as a fault.
 */
export function StuckHead({ name, person, covered }: StuckHeadProps) {
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-0 z-[3] flex h-9 items-center gap-3 border-y border-border bg-surface px-4 after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:mt-px after:h-2 after:bg-linear-to-b after:from-surface sm:px-6 print:hidden"
    >
      <span className="min-w-0 flex-1 truncate text-14 font-strong">{name}</span>
      {covered ? <CoveredBadge /> : <ScoreBadge score={person.score} tier={person.tier} />}
    </div>
  );
}
