import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { type ReactNode, useMemo } from 'react';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import { TIER_WORD } from '../../../ui/score/tier';
import { RangeChoice } from './RangeChoice';
import type { ScoredRow } from './report-rows';
import type { ScoreRange } from './report-view';
import { spreadSentence } from './spread-words';

/** Draws how scores spread; choosing scores or a person is told back. */
export type RenderSpread = (spread: {
  rows: readonly ScoredRow[];
  range: ScoreRange | null;
  onRange: (range: ScoreRange) => void;
  onOpen: (id: string) => void;
}) => ReactNode;

type ScoreSpreadProps = {
  rows: readonly ScoredRow[];
  range: ScoreRange | null;
  onRange: (range: ScoreRange | null) => void;
  onOpen: (id: string) => void;
  renderSpread: RenderSpread;
};

/** Under this many people a picture says less than the rows themselves. */
const ENOUGH_FOR_A_PICTURE = 5;

/** How the scores of a job spread; a stretch of the picture chooses whom the table shows. */
export function ScoreSpread({ rows, range, onRange, onOpen, renderSpread }: ScoreSpreadProps) {
  const finding = useMemo(() => spreadSentence(rows), [rows]);
  if (rows.length === 0) return null;
  const sentence = <span className="block text-13 text-ink-2">{finding}</span>;
  if (rows.length < ENOUGH_FOR_A_PICTURE) return <p>{sentence}</p>;
  return (
    <ChartFrame
      layout="side"
      title={
        <>
          {sentence}
          <RangeChoice range={range} onRange={onRange} />
        </>
      }
      caption="Scores of this job"
      note={DISCLAIMER}
      columns={['Candidate', 'Match', 'Tier']}
      rows={() =>
        rows.map(({ id, name, score, tier }) => ({
          id,
          name,
          value: score,
          more: [TIER_WORD[tier]],
        }))
      }
    >
      <div className="max-md:mt-2">{renderSpread({ rows, range, onRange, onOpen })}</div>
    </ChartFrame>
  );
}
