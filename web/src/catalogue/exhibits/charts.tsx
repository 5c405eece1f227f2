import { ChartFrame } from '../../session/chart/ChartFrame';
import { DayColumns } from '../../ui/chart/DayColumns';
import { PointStop } from '../../ui/chart/PointStop';
import { QuotaRun } from '../../ui/chart/QuotaRun';
import { ReliabilityColumns } from '../../ui/chart/ReliabilityColumns';
import { Sparkline } from '../../ui/chart/Sparkline';
import type { Exhibit } from '../exhibit';

const DAYS = [3, 0, 8, 12, 5].map((value, at) => ({ date: `2026-03-0${at + 1}`, value }));

/** What draws numbers. */
export const CHART_EXHIBITS: readonly Exhibit[] = [
  {
    component: 'ChartFrame',
    states: [
      {
        name: 'with its table behind it',
        node: (
          <ChartFrame
            title="Most was scored on the fourth day"
            caption="Candidates per day"
            columns={['Day', 'Candidates']}
            rows={DAYS.map(({ date, value }) => ({ id: date, name: date, value }))}
          >
            <DayColumns points={DAYS} label="Candidates per day" ends={['1 Mar', '5 Mar']} />
          </ChartFrame>
        ),
      },
    ],
  },
  {
    component: 'DayColumns',
    states: [
      {
        name: 'five days',
        node: <DayColumns points={DAYS} label="Candidates per day" ends={['1 Mar', '5 Mar']} />,
      },
    ],
  },
  {
    component: 'PointStop',
    states: [
      {
        name: 'on the last of two points',
        node: (
          <div className="relative h-16">
            <PointStop
              label="Days"
              points={[
                { id: 'a', words: '1 Mar: 3', x: 0.25 },
                { id: 'b', words: '2 Mar: 12', x: 0.75 },
              ]}
              at="b"
              onAt={() => undefined}
            />
          </div>
        ),
      },
    ],
  },
  {
    component: 'QuotaRun',
    states: [
      {
        name: 'inside the plan',
        node: (
          <QuotaRun
            label="Used until today and where it leads"
            used={[10, 40, 90, 130]}
            days={10}
            limit={500}
            expected={320}
            ends={['1 Mar', '10 Mar']}
          />
        ),
      },
    ],
  },
  {
    component: 'ReliabilityColumns',
    states: [
      {
        name: 'four stretches of scores',
        node: (
          <ReliabilityColumns
            columns={[
              { from: 0, tier: 'poor', share: 0.02 },
              { from: 50, tier: 'fair', share: 0.3 },
              { from: 70, tier: 'good', share: 0.6 },
              { from: 85, tier: 'excellent', share: 0.95 },
            ]}
            label="From 85 on nearly everybody is of the occupation that was asked for"
            axis="Score"
            scale="Share of the right occupation, in percent"
          />
        ),
      },
    ],
  },
  {
    component: 'Sparkline',
    states: [
      {
        name: 'with a gap and trouble',
        node: (
          <Sparkline
            values={[40, 60, 50, null, 300, 80, 60]}
            troubled={[false, false, false, true, false, false, false]}
            label="Response times, usually 60 ms"
            className="h-10 max-w-60"
          />
        ),
      },
    ],
  },
];
