import type { JobAnalytics } from '@candor/domain/model/ats';
import { Card } from '../../../ui/Card';
import { cx } from '../../../ui/class-names';
import { formatCount, formatMean } from '../../../ui/format';

/** How many candidates a job has, and the two scores that everybody asks for. */
export function JobFigures({ report }: { report: JobAnalytics }) {
  const { average_score, top_score, assessment_count } = report.aggregates;
  return (
    <Card aria-label="Totals" className="px-5 py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        <Figure name="Candidates" value={formatCount(report.total_candidates)} />
        <Figure name="Scored" value={formatCount(assessment_count)} />
        <Figure
          name="Average score"
          value={average_score === null ? null : formatMean(average_score)}
        />
        <Figure name="Top score" value={top_score === null ? null : formatCount(top_score)} />
      </dl>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className={cx('num', value === null ? 'text-13 text-ink-2' : 'text-20 font-strong')}>
        {value ?? 'Nobody scored yet'}
      </dd>
    </div>
  );
}
