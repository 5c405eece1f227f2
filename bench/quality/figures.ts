import type { QualityFigures, RankingFigures } from '@candor/domain/model/quality';
import { ENGINE_VERSION } from '@candor/engine';
import { average } from '../metrics/average';
import { pairOrder } from '../metrics/pair-order';
import { bandsOf } from './calibration';
import { rankingFigures } from './ranking';
import type { Outcome } from './systems';

/** The figures for the public page, rounded as it shows them. */
export function figuresOf(
  ranked: readonly Outcome[],
  paired: readonly Outcome[],
  measuredOn: string,
): QualityFigures {
  const ours = ranked.find(({ system }) => system.isOurs);
  if (!ours) throw new Error('Our own system is not among the outcomes.');
  const items = ours.queries.flat();
  return {
    engine_version: ENGINE_VERSION,
    measured_on: measuredOn,
    jobs: ours.queries.length,
    candidates: items.length,
    systems: ranked.map((outcome): RankingFigures => {
      const { ndcg, map, auc, oneScale } = rankingFigures(outcome);
      const pairs = paired.find(({ system }) => system.name === outcome.system.name);
      return {
        name: outcome.system.name,
        ndcg: rounded(ndcg),
        map: rounded(map),
        auc: rounded(auc),
        auc_one_scale: rounded(oneScale),
        pair_order: rounded(average((pairs?.queries ?? []).map(pairOrder))),
      };
    }),
    bands: bandsOf(items).map(({ from, to, items: candidates, shares }) => ({
      from,
      to,
      candidates,
      same: rounded(shares.get(2) ?? 0),
      near: rounded(shares.get(1) ?? 0),
    })),
  };
}

function rounded(figure: number): number {
  return Number.isNaN(figure) ? 0 : Math.round(figure * 1000) / 1000;
}
