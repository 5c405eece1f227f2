import type { EnhancedMeta } from '@candor/domain/model/meta-analytics';
import { ChartFrame } from '../../session/chart/ChartFrame';
import { Card } from '../../ui/Card';
import { DayColumns } from '../../ui/chart/DayColumns';
import { formatDate, plural } from '../../ui/format';
import { durationText } from './meta-words';

type PaceCardProps = {
  time: { median_seconds: number | null; n: number };
  trends: EnhancedMeta['trends'];
};

/** How long jobs take until their last score, and how many people came on which day. */
export function PaceCard({ time, trends }: PaceCardProps) {
  return (
    <Card aria-label="Time to result" className="px-5 py-4">
      <h2 className="text-14 font-strong">
        {time.median_seconds === null
          ? 'Not enough jobs yet to say how long one takes'
          : `Half of the jobs have their last score within ${durationText(time.median_seconds)}`}
      </h2>
      <p className="num text-12 text-ink-3">
        From submission to the last score, n = {plural(time.n, 'job')}
      </p>
      {trends?.map(({ name, points }) => {
        const [first, last] = [points[0], points.at(-1)];
        if (!first || !last) return null;
        return (
          <ChartFrame
            key={name}
            className="mt-4 border-t border-hairline pt-4"
            title={<h3 className="text-13 font-medium">{name} by day</h3>}
            caption={`${name} by day`}
            columns={['Day', name]}
            rows={() =>
              points
                .filter(({ value }) => value > 0)
                .map(({ date, value }) => ({
                  id: date,
                  name: formatDate(date),
                  value,
                }))
            }
          >
            <div className="mt-3">
              <DayColumns
                points={points}
                label={`${name} by day, from ${formatDate(first.date)} to ${formatDate(last.date)}`}
                ends={[formatDate(first.date), formatDate(last.date)]}
              />
            </div>
          </ChartFrame>
        );
      })}
    </Card>
  );
}
