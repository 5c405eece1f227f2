import { CoveredBadge, NoScoreBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import { Tag } from '../../../ui/Tag';
import type { ReportRow } from './report-rows';

type ScoreCellProps = {
  row: ReportRow;
  /** Whether candidates of this job are scored just now. */
  running: boolean;
};

/** A score with its tier, that it is covered, or the word for why there is none. */
export function ScoreCell({ row: { score, tier, covered, state }, running }: ScoreCellProps) {
  if (covered) return <CoveredBadge />;
  if (score !== null && tier !== null) return <ScoreBadge score={score} tier={tier} />;
  if (state === 'unreadable') return <NoScoreBadge />;
  if (running)
    return (
      <Tag tone="info" dot>
        Waiting
      </Tag>
    );
  return <Tag>No score yet</Tag>;
}
