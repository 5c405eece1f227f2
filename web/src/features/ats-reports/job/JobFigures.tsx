import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card';
import { formatCount, formatMean } from '../../../ui/format';
import { CoveredBadge } from '../../../ui/score/ScoreBadge';

type JobFiguresProps = {
  report: Pick<JobAnalytics, 'aggregates' | 'total_candidates'>;
  /** Some scores are not to be seen yet: figures over them would tell of them. */
  covered: boolean;
};

/** How many candidates a job has, and the two scores that everybody asks for. */
export function JobFigures({ report, covered }: JobFiguresProps) {
  const { average_score, top_score, assessment_count } = report.aggregates;
  const told = (score: number | null, format: (score: number) => string) => {
    if (covered) return <CoveredBadge />;
    return score === null ? NOBODY : format(score);
  };
  return (
    <Card aria-label="Totals" className="px-5 py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure name="Candidates" value={formatCount(report.total_candidates)} />
        <Figure name="Scored" value={formatCount(assessment_count)} />
        <Figure name="Average score" value={told(average_score, formatMean)} />
        <Figure name="Top score" value={told(top_score, formatCount)} />
      </dl>
    </Card>
  );
}

const NOBODY = <span className="text-13 font-normal text-ink-2">Nobody scored yet</span>;

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="num text-20 font-strong">{value}</dd>
    </div>
  );
}
