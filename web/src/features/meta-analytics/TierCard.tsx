import type { StrategicMetrics } from '@candor/domain/model/meta-analytics';
import { Tier } from '@candor/domain/rules/tiers';
import { ChartFrame } from '../../session/chart/ChartFrame';
import { Card } from '../../ui/Card';
import { TierBar, TierLegend } from '../../ui/score/TierBar';
import { TIER_WORD } from '../../ui/score/tier';
import { tierFinding } from './meta-words';

/** How the matches are spread over the tiers. */
export function TierCard({ tiers }: { tiers: NonNullable<StrategicMetrics['tiers']> }) {
  return (
    <Card aria-label="Matches by tier" className="px-5 py-4">
      <ChartFrame
        title={<h2 className="text-14 font-strong">{tierFinding(tiers)}</h2>}
        caption="Matches by tier"
        columns={['Match', 'People']}
        rows={Tier.options.map((tier) => ({
          id: tier,
          name: TIER_WORD[tier],
          value: tiers[tier],
        }))}
      >
        <div className="mt-4 flex flex-col gap-2">
          <TierBar counts={tiers} label="Matches by tier" />
          <TierLegend counts={tiers} />
        </div>
      </ChartFrame>
    </Card>
  );
}
