import { TierBar, TierLegend } from '../../ui/score/TierBar';
import type { Figures } from './what-if-figures';

/** The tiers as stored over the tiers of the scenario. */
export function TierChange({ figures }: { figures: Figures }) {
  return (
    <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 text-12 text-ink-3">
      <span>Stored</span>
      <TierBar counts={figures.stored} label="Stored" />
      <span>What-if</span>
      <TierBar counts={figures.now} label="What-if" />
      <span />
      <TierLegend />
    </div>
  );
}
