import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import { tierOf } from '@candor/domain/rules/tiers';
import { hiddenNameOf } from '../../ats/ats-words';
import { AssessmentTable } from './job/AssessmentTable';
import { JobFigures } from './job/JobFigures';
import type { ReportRow } from './job/report-rows';

const SCORES = [93, 91, 86, 84, 78, 71, 66, 58, 52, 41];
const stay = () => undefined;

/** A job report as it looks with candidates. They are an example: whoever shows it says so. */
export function ExampleReport() {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-6 sm:gap-6 sm:px-6">
      <div className="text-28 font-strong">Job report</div>
      <JobFigures report={FIGURES} covered={false} />
      <AssessmentTable
        title="an example"
        rows={SCORES.map(rowOf)}
        sort={{ by: 'score', direction: 'descending' }}
        covered={false}
        running={false}
        hrefOf={() => '#'}
        onSort={stay}
        onOpen={stay}
      />
    </div>
  );
}

const FIGURES: Pick<JobAnalytics, 'aggregates' | 'total_candidates'> = {
  aggregates: { average_score: 72, top_score: 93, assessment_count: SCORES.length },
  total_candidates: 24,
};

function rowOf(score: number, index: number): ReportRow {
  const ordinal = index + 1;
  return {
    id: `example-${ordinal}`,
    name: hiddenNameOf({ ordinal }),
    rank: ordinal,
    tied: false,
    score,
    tier: tierOf(score),
    covered: false,
    state: 'scored',
    problem: null,
    stage: 'Application review',
    assessedAt: '2026-01-28T09:00:00.000Z',
  };
}
