import { Card } from '../../ui/Card';
import { apportionPoints } from '../../ui/score/apportion-points';
import { BreakdownBar } from '../../ui/score/BreakdownBar';
import { SAMPLE_PEOPLE } from './sample/read-sample';
import { type TierFloors, weigh } from './sample/weigh';

/** The sum behind the first score of the sample, written out. */
export function SumLine({ floors }: { floors: TierFloors }) {
  const [person] = SAMPLE_PEOPLE;
  if (!person) return null;
  const { total, tier, parts } = weigh(person.lines, floors);
  const shown = apportionPoints(parts, total)
    .map(({ points }) => points)
    .filter((points) => points > 0);
  return (
    <Card className="mt-10 flex flex-wrap items-center gap-x-12 gap-y-3 px-4 py-5 md:px-7">
      <div className="min-w-0 flex-1 basis-80">
        <p className="mb-2 text-13 text-ink-3">{person.name}</p>
        <BreakdownBar
          tier={tier}
          parts={person.lines.map(({ id, label, group }, index) => ({
            id,
            label,
            group,
            ...(parts[index] ?? { points: 0, maxPoints: 0 }),
          }))}
        />
      </div>
      <p className="num text-16 text-ink-2">
        {shown.join(' + ')} ={' '}
        <b className="ml-1 text-28 font-strong tracking-[-0.02em] text-ink">{total}</b>
      </p>
    </Card>
  );
}
