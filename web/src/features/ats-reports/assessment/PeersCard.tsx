import { DISCLAIMER } from '@candor/domain/rules/disclaimer';
import { tierOf } from '@candor/domain/rules/tiers';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import { Card } from '../../../ui/Card';
import { cx } from '../../../ui/class-names';
import { TIER_CLASS } from '../../../ui/score/tier';
import { peersSentence, placeAmong, placeSentence } from './peer-place';

type PeersCardProps = {
  score: number;
  /** The scores of the same job's others. */
  peers: readonly number[];
};

const HEIGHT = 48;
/** The share of the width that each score from 0 to 100 has, in percent: neighbours stand beside each other. */
const SLOT = 100 / 101;

/** The place of a score among those of the same job: a column for each score that somebody has, its own in colour over an arrow. */
export function PeersCard({ score, peers }: PeersCardProps) {
  const counts = countsOf([...peers, score]);
  const most = Math.max(...counts.values());
  const finding = placeSentence(placeAmong(score, peers));
  const others = peersSentence(peers);
  return (
    <Card aria-label="Place in this job" className="px-5 py-4">
      <ChartFrame
        title={<h2 className="text-14 font-strong">{finding}</h2>}
        caption="Scores of this job"
        note={DISCLAIMER}
        columns={['Match', 'People']}
        rows={[...counts].map(([value, count]) => ({
          id: String(value),
          name: value === score ? `${value}, this one` : String(value),
          value: count,
        }))}
      >
        <div role="img" aria-label={`${finding}. ${others ?? ''}`.trim()} className="mt-3 px-1.5">
          <div className="relative border-b border-border" style={{ height: HEIGHT }}>
            {[...counts].map(([value, count]) => (
              <span
                key={value}
                className="absolute bottom-0 pr-px"
                style={{
                  left: `${value * SLOT}%`,
                  width: `${SLOT}%`,
                  height: Math.max(8, (count / most) * HEIGHT),
                }}
              >
                <span
                  className={cx(
                    'block h-full rounded-t-[1px] forced-colors:bg-[CanvasText]',
                    value === score
                      ? `bg-(--tier) ${TIER_CLASS[tierOf(value)]}`
                      : 'bg-border-strong',
                  )}
                />
              </span>
            ))}
          </div>
          <div className="num relative h-7 pt-1.5 text-12 text-ink-3">
            <span className="absolute left-0">0</span>
            <span className="absolute right-0">100</span>
            <span
              className="absolute -translate-x-1/2 bg-surface px-1 font-strong text-ink"
              style={{ left: `${(score + 0.5) * SLOT}%` }}
            >
              <svg
                aria-hidden
                viewBox="0 0 9 6"
                className="absolute -top-1 left-1/2 h-1.5 w-[9px] -translate-x-1/2 fill-accent"
              >
                <path d="M4.5 0l4.5 6H0z" />
              </svg>
              {score}
            </span>
          </div>
        </div>
      </ChartFrame>
      {others && <p className="num text-12 text-ink-3">{others}</p>}
    </Card>
  );
}

/** How many have each score, the best first. */
function countsOf(scores: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const score of [...scores].sort((a, b) => b - a)) {
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  return counts;
}
