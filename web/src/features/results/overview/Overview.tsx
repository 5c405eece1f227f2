import { useState } from 'react';
import { ChartFrame } from '../../../ui/chart/ChartFrame';
import { DotStack } from '../../../ui/score/DotStack';
import { TIER_WORD } from '../../../ui/score/tier';
import { useMediaQuery } from '../../../ui/use-media-query';
import type { Row, Rows } from '../rows/build-rows';
import { type Band, bandsOf } from '../rows/tier-bands';
import type { ScoreRange } from '../view/view-state';
import { CoverageChart } from './CoverageChart';
import { countCoverage } from './count-coverage';
import { ScoreHistogram } from './ScoreHistogram';
import { summaryOf } from './summary-sentence';

type OverviewProps = {
  rows: Rows;
  openId: string | null;
  range: ScoreRange | null;
  /** Scores are covered: no picture of them is drawn. */
  covered: boolean;
  onOpen: (id: string) => void;
  onRange: (range: ScoreRange) => void;
};

/** Under this many people a picture says less than the rows themselves. */
const ENOUGH_FOR_A_PICTURE = 5;
/** Above this many, single dots are too small to point at. */
const MOST_DOTS = 150;

/** The finding of a batch as a sentence, beside how its scores spread or what its people show. */
export function Overview({ rows, openId, range, covered, onOpen, onRange }: OverviewProps) {
  const [chosen, setChosen] = useState<'scores' | 'requirements'>('scores');
  const narrow = useMediaQuery('(max-width: 639px)');
  const summary = summaryOf(rows.scored, rows.unread.length, rows.requirements);
  const bands = bandsOf(rows.scored);
  const sentence = (
    <span className="text-13 text-ink-2">
      <b className="font-medium text-ink">{summary.lead}</b> {summary.rest}
    </span>
  );
  if (covered || rows.scored.length < ENOUGH_FOR_A_PICTURE)
    return <p className="py-4">{sentence}</p>;
  const other = (label: string, next: typeof chosen) =>
    rows.requirements.length === 0 ? undefined : { label, onChoose: () => setChosen(next) };
  if (chosen === 'requirements') {
    const coverage = countCoverage(rows.scored, rows.requirements);
    return (
      <ChartFrame
        className="pt-4 pb-3 md:items-start!"
        layout="side"
        title={sentence}
        other={other('View scores', 'scores')}
        caption="Who shows which requirement"
        columns={['Requirement', 'Met', 'Partial', 'None']}
        rows={coverage.map(({ requirement, met, partial, none }) => ({
          id: requirement.id,
          name: `${requirement.label} ${requirement.text}`,
          value: met,
          more: [partial, none],
        }))}
      >
        <div className="max-md:mt-3">
          <CoverageChart coverage={coverage} people={rows.scored.length} />
        </div>
      </ChartFrame>
    );
  }
  const label = spoken(rows.scored, bands);
  return (
    <ChartFrame
      className="pt-4 pb-3"
      layout="side"
      title={sentence}
      other={other('View requirements', 'requirements')}
      caption="Scores of this batch"
      columns={['Candidate', 'Match']}
      rows={[...rows.scored]
        .sort((a, b) => b.score - a.score)
        .map((row) => ({ id: row.id, name: row.name, value: row.score }))}
    >
      <div className="max-md:mt-2">
        {rows.scored.length > MOST_DOTS ? (
          <ScoreHistogram rows={rows.scored} label={label} range={range} onRange={onRange} />
        ) : (
          <DotStack
            width={narrow ? 358 : 560}
            bands={bands}
            chosen={openId}
            onChoose={onOpen}
            range={range}
            onRange={onRange}
            label={label}
            dots={rows.scored}
          />
        )}
      </div>
    </ChartFrame>
  );
}

function spoken(rows: readonly Row[], bands: readonly Band[]): string {
  const scores = rows.map((row) => row.score);
  const counts = bands
    .map((band) => `${band.count} ${TIER_WORD[band.tier].toLowerCase()}`)
    .join(', ');
  return `${rows.length} scores from ${Math.min(...scores)} to ${Math.max(...scores)}: ${counts}`;
}
