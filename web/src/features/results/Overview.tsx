import { TIER_FLOOR, Tier } from '@candor/domain/rules/tiers';
import { ChartFrame } from '../../ui/chart/ChartFrame';
import { DotStack, type TierBand } from '../../ui/score/DotStack';
import { TIER_WORD } from '../../ui/score/tier';
import { useMediaQuery } from '../../ui/use-media-query';
import type { Row, Rows } from './build-rows';
import { summaryOf } from './summary-sentence';

type OverviewProps = { rows: Rows; openId: string | null; onOpen: (id: string) => void };

/** Under this many people a picture says less than the rows themselves. */
const ENOUGH_FOR_A_PICTURE = 5;

/** The finding of a batch as a sentence, beside how its scores spread. */
export function Overview({ rows, openId, onOpen }: OverviewProps) {
  const narrow = useMediaQuery('(max-width: 639px)');
  const summary = summaryOf(rows.scored, rows.unread.length, rows.requirements);
  const bands = bandsOf(rows.scored);
  const sentence = (
    <span className="text-13 text-ink-2">
      <b className="font-medium text-ink">{summary.lead}</b> {summary.rest}
    </span>
  );
  if (rows.scored.length < ENOUGH_FOR_A_PICTURE) return <p className="py-4">{sentence}</p>;
  return (
    <ChartFrame
      className="pt-4 pb-3"
      layout="side"
      title={sentence}
      caption="Scores of this batch"
      columns={['Candidate', 'Match']}
      rows={[...rows.scored]
        .sort((a, b) => b.score - a.score)
        .map((row) => ({ id: row.id, name: row.name, value: row.score }))}
    >
      <div className="max-md:mt-2">
        <DotStack
          width={narrow ? 358 : 560}
          bands={bands}
          chosen={openId}
          onChoose={onOpen}
          label={spoken(rows.scored, bands)}
          dots={rows.scored}
        />
      </div>
    </ChartFrame>
  );
}

function bandsOf(rows: readonly Row[]): TierBand[] {
  const floors = Tier.options.map((tier) => ({ tier, from: TIER_FLOOR[tier] }));
  return floors.map(({ tier, from }, index) => ({
    tier,
    from,
    to: floors[index - 1]?.from ?? 100,
    count: rows.filter((row) => row.tier === tier).length,
  }));
}

function spoken(rows: readonly Row[], bands: readonly TierBand[]): string {
  const scores = rows.map((row) => row.score);
  const counts = bands
    .map((band) => `${band.count} ${TIER_WORD[band.tier].toLowerCase()}`)
    .join(', ');
  return `${rows.length} scores from ${Math.min(...scores)} to ${Math.max(...scores)}: ${counts}`;
}
