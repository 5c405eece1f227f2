import type { UsageStats } from '@candor/domain/model/analytics';
import { useState } from 'react';
import { ChartFrame } from '../../session/chart/ChartFrame';
import { DayColumns } from '../../ui/chart/DayColumns';
import { formatDate } from '../../ui/format';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { MEASURE_NAME, MEASURES, type Measure, measuredOf } from './measures';
import { NoUse } from './NoUse';
import { TotalsList } from './TotalsList';
import { usageFinding } from './usage-words';

type DaysOfUseProps = {
  usage: UsageStats;
  /** Over how many days. */
  days: number;
};

/** One measure by day with its table, and what all of them add up to. */
export function DaysOfUse({ usage, days }: DaysOfUseProps) {
  const [measure, setMeasure] = useState<Measure>('candidates');
  const measured = measuredOf(usage, measure);
  const finding = usageFinding(measured, days);
  const name = MEASURE_NAME[measure];
  const isUnused = MEASURES.every((one) => measuredOf(usage, one).total === 0);
  if (isUnused)
    return <NoUse measure={measure} title={`Nothing scored in the last ${days} days`} />;
  const chart =
    measured.total === 0 ? (
      <NoUse measure={measure} title={finding} />
    ) : (
      <ChartFrame
        title={<h3 className="text-14 font-strong">{finding}</h3>}
        caption={`${name} by day`}
        columns={['Day', name]}
        rows={measured.points.map(({ date, value }) => ({
          id: date,
          name: formatDate(date),
          value,
        }))}
      >
        <div className="mt-4">
          <DayColumns
            points={measured.points}
            label={`${name} by day: ${finding}`}
            ends={[formatDate(usage.start_date), formatDate(usage.end_date)]}
          />
        </div>
      </ChartFrame>
    );
  return (
    <>
      {chart}
      <SegmentedControl
        legend="What is shown by day"
        value={measure}
        onChange={setMeasure}
        segments={MEASURES.map((value) => ({ value, label: MEASURE_NAME[value] }))}
        className="mt-3"
      />
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
