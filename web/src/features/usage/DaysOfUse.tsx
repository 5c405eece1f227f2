import type { UsageStats } from '@candor/domain/model/analytics';
import { ChartFrame } from '../../ui/chart/ChartFrame';
import { DayColumns } from '../../ui/chart/DayColumns';
import { formatDate } from '../../ui/format';
import { TotalsList } from './TotalsList';
import { usageFinding } from './usage-words';

type DaysOfUseProps = {
  usage: UsageStats;
  /** Over how many days. */
  days: number;
};

/** Candidates by day with their table, and what they add up to. */
export function DaysOfUse({ usage, days }: DaysOfUseProps) {
  const finding = usageFinding(usage, days);
  return (
    <>
      <ChartFrame
        title={<h3 className="text-14 font-strong">{finding}</h3>}
        caption="Candidates by day"
        columns={['Day', 'Candidates']}
        rows={usage.candidates_by_day.map(({ date, value }) => ({
          id: date,
          name: formatDate(date),
          value,
        }))}
      >
        <div className="mt-4">
          <DayColumns
            points={usage.candidates_by_day}
            label={`Candidates by day: ${finding}`}
            ends={[formatDate(usage.start_date), formatDate(usage.end_date)]}
          />
        </div>
      </ChartFrame>
      <div className="mt-4">
        <TotalsList
          totals={{
            analyses: usage.total_analyses,
            candidates: usage.total_candidates_processed,
            calls: usage.total_api_calls,
          }}
          note="in these days"
          lined
        />
      </div>
    </>
  );
}
