import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { memo, useMemo, useState } from 'react';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import type { NumberRow } from '../../../session/chart/number-row';
import { cx } from '../../../ui/class-names';
import { WholeTerms } from '../../../ui/WholeTerms';
import type { Reading } from '../reading';
import type { Row, Rows } from '../rows/build-rows';
import type { ScoreRange } from '../view/view-state';
import { CoverageChart } from './CoverageChart';
import { countCoverage } from './count-coverage';
import { MOST_DOTS, ScorePicture } from './ScorePicture';
import { summaryOf, summaryWhileReading } from './summary-sentence';
import { TierHistogram, type TierStretch, tierStretches } from './TierHistogram';

type OverviewProps = {
  rows: Rows;
  reading: Reading | null;
  openId: string | null;
  range: ScoreRange | null;
  /** Scores are covered: no chart of them is drawn. */
  covered: boolean;
  onOpen: (id: string) => void;
  onRange: (range: ScoreRange) => void;
};

/** With fewer people than this a chart says less than the rows themselves. */
const ENOUGH_FOR_A_PICTURE = 5;

/** The finding of a batch as a sentence, next to the distribution of its scores or what its people show. */
export const Overview = memo(function Overview(props: OverviewProps) {
  const { rows, reading, openId, range, covered, onOpen, onRange } = props;
  const [chosen, setChosen] = useState<'scores' | 'requirements'>('scores');
  const summary = useMemo(
    () => (reading ? summaryWhileReading(reading, covered) : summaryOf(rows, covered)),
    [reading, rows, covered],
  );
  const many = rows.scored.length > MOST_DOTS || reading !== null;
  const sentence = (
    // As high as the longest finding: nothing below moves when the finding of a large batch replaces it.
    <span
      className={cx('block text-13 text-balance text-ink-2', many && 'min-h-20 sm:max-md:min-h-10')}
    >
      <b className="font-medium text-ink">{summary.lead}</b> <WholeTerms>{summary.rest}</WholeTerms>
    </span>
  );
  if (covered || rows.scored.length < ENOUGH_FOR_A_PICTURE)
    return <p className="py-4">{sentence}</p>;
  const other = (label: string, next: typeof chosen) =>
    rows.requirements.length === 0 ? undefined : { label, onChoose: () => setChosen(next) };
  if (chosen === 'requirements') {
    const coverage = reading ? [] : countCoverage(rows.scored, rows.requirements);
    return (
      <ChartFrame
        className="pt-4 pb-3 md:items-start!"
        layout="side"
        title={sentence}
        other={other('View scores', 'scores')}
        caption="Who shows which requirement"
        note={DISCLAIMER}
        columns={['Requirement', 'Met', 'Partial', 'None']}
        rows={coverage.map(({ requirement, met, partial, none }) => ({
          id: requirement.id,
          name: `${requirement.label} ${requirement.text}`,
          value: met,
          more: [partial, none],
        }))}
      >
        <div className="max-md:mt-3">
          {reading ? (
            <p className="text-13 text-ink-2">Counted once everybody is here.</p>
          ) : (
            <CoverageChart coverage={coverage} people={rows.scored.length} />
          )}
        </div>
      </ChartFrame>
    );
  }
  const stretches = reading ? tierStretches(reading.stats.tiers) : null;
  return (
    <ChartFrame
      className="pt-4 pb-3"
      layout="side"
      title={sentence}
      other={other('View requirements', 'requirements')}
      caption="Scores of this batch"
      note={DISCLAIMER}
      columns={stretches ? ['Match', 'People'] : ['Candidate', 'Match']}
      rows={() => stretches?.map(rowOf) ?? scoresOf(rows.scored)}
    >
      <div className="max-md:mt-2">
        {stretches ? (
          <TierHistogram stretches={stretches} />
        ) : (
          <ScorePicture
            rows={rows.scored}
            openId={openId}
            range={range}
            onOpen={onOpen}
            onRange={onRange}
          />
        )}
      </div>
    </ChartFrame>
  );
});

function scoresOf(rows: readonly Row[]): NumberRow[] {
  return [...rows]
    .sort((a, b) => b.score - a.score)
    .map((row) => ({ id: row.id, name: row.name, value: row.score }));
}

function rowOf({ tier, range: [from, to], count }: TierStretch): NumberRow {
  return { id: tier, name: `${from} to ${to}`, value: count };
}
