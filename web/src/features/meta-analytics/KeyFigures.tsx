import type { MetaAnalytics } from '@candor/domain/model/meta-analytics';
import { Card } from '../../ui/Card';
import { cx } from '../../ui/class-names';
import { formatCount, formatMean } from '../../ui/format';
import { NOT_ENOUGH_PEOPLE } from './meta-words';

/** How much the figures rest on, and of the two scores that everybody asks for those that are told. */
export function KeyFigures({ meta }: { meta: MetaAnalytics }) {
  const { average_score, top_score } = meta.assessment_meta_analytics.strategic_metrics;
  const n = `n = ${formatCount(meta.total_assessments)}`;
  return (
    <Card aria-label="Totals" className="px-5 py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure name="Jobs" value={formatCount(meta.total_jobs)} />
        <Figure name="People scored" value={formatCount(meta.total_assessments)} />
        {average_score !== undefined && (
          <Figure name="Average score" value={wordsOf(average_score, formatMean)} note={n} />
        )}
        {top_score !== undefined && (
          <Figure name="Top score" value={wordsOf(top_score, formatCount)} note={n} />
        )}
      </dl>
    </Card>
  );
}

function wordsOf(score: number | null, format: (score: number) => string): string | null {
  return score === null ? null : format(score);
}

type FigureProps = { name: string; value: string | null; note?: string };

function Figure({ name, value, note }: FigureProps) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx('num', value === null ? 'text-13 text-ink-2' : 'text-20 font-strong')}>
          {value ?? NOT_ENOUGH_PEOPLE}
        </span>
        {value !== null && note && <span className="num text-12 text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}
