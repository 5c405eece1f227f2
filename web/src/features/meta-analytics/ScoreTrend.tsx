import type { ScoreWeek } from '@candor/domain/model/meta-analytics';
import { ChartFrame } from '../../session/chart/ChartFrame';
import { Card } from '../../ui/Card';
import { formatDate, plural } from '../../ui/format';
import { trendFinding } from './meta-words';
import { WeekBand } from './WeekBand';

/** How the scores moved from week to week: the middle one, and between which the middle half lies. */
export function ScoreTrend({ weeks }: { weeks: readonly ScoreWeek[] }) {
  const title = <h2 className="text-14 font-strong">{trendFinding(weeks)}</h2>;
  if (weeks.length === 0) {
    return (
      <Card aria-label="Scores by week" className="px-5 py-4">
        {title}
        <p className="mt-1 text-13 text-ink-2">A week is shown once five people have a score.</p>
      </Card>
    );
  }
  const [only, second] = weeks;
  if (only && !second) {
    return (
      <Card aria-label="Scores by week" className="px-5 py-4">
        {title}
        <p className="num mt-1 text-13 text-ink-2">
          Half of its {plural(only.n, 'person', 'people')} scored between {Math.round(only.low)} and{' '}
          {Math.round(only.high)}. A second week turns this into a line.
        </p>
      </Card>
    );
  }
  return (
    <Card aria-label="Scores by week" className="px-5 py-4">
      <ChartFrame
        title={title}
        caption="Scores by week"
        columns={['Week of', 'Middle score', 'Middle half', 'n']}
        rows={weeks.map(({ week, median, low, high, n }) => ({
          id: week,
          name: formatDate(week),
          value: Math.round(median),
          more: [`${Math.round(low)} to ${Math.round(high)}`, n],
        }))}
      >
        <div className="mt-4">
          <WeekBand weeks={weeks} label={spoken(weeks)} />
        </div>
        <p className="mt-2 text-12 text-ink-3">
          The line is the middle score of a week, the band the middle half of its people. Weeks with
          too few people are left out.
        </p>
      </ChartFrame>
    </Card>
  );
}

function spoken(weeks: readonly ScoreWeek[]): string {
  const each = weeks.map(
    ({ week, median, n }) => `${formatDate(week)} ${Math.round(median)}, n ${n}`,
  );
  return `Middle score by week: ${each.join('; ')}`;
}
