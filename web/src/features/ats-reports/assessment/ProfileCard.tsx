import type { GraphData } from '@candor/domain/model/ats-reports';
import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import { Card } from '../../../ui/Card';
import { hamilton } from '../../../ui/score/apportion-points';
import { Bar } from './Bar';

/** How well each dimension is shown, and how much it weighs. */
export function ProfileCard({ dimensions }: Pick<GraphData, 'dimensions'>) {
  if (dimensions.length === 0) return null;
  const rows = weighed(dimensions);
  return (
    <Card aria-label="Profile" className="px-5 py-4">
      <ChartFrame
        title={<h2 className="text-14 font-strong">Profile</h2>}
        caption="Profile"
        note={DISCLAIMER}
        columns={['Dimension', 'Score', 'Weight']}
        rows={rows.map(({ label, score, percent }) => ({
          id: label,
          name: label,
          value: Math.round(score),
          more: [percent],
        }))}
      >
        <ul className="mt-3 flex flex-col gap-3">
          {rows.map(({ label, score, percent }) => (
            <li key={label}>
              <p className="mb-1 flex items-baseline gap-2 text-13">
                <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
                <span className="num text-12 whitespace-nowrap text-ink-3">weighs {percent}</span>
                <b className="num w-7 text-right font-medium">{Math.round(score)}</b>
              </p>
              <Bar share={score / 100} />
            </li>
          ))}
        </ul>
      </ChartFrame>
    </Card>
  );
}

/** Dimensions with their weights in whole percents, which together are what all of them weigh. */
function weighed(dimensions: GraphData['dimensions']) {
  const weights = dimensions.map(({ weight }) => weight);
  const whole = hamilton(
    weights,
    Math.round(100 * weights.reduce((sum, weight) => sum + weight, 0)),
  );
  return dimensions.map(({ label, score, weight }, index) => ({
    label,
    score,
    percent: weight > 0 && !whole[index] ? 'under 1%' : `${whole[index] ?? 0}%`,
  }));
}
