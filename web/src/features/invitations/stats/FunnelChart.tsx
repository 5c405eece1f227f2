import type { InvitationStats } from '@candor/domain/model/invitation';
import { percentOf } from '@candor/domain/rules/invitation';
import { useState } from 'react';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import { PointStop } from '../../../ui/chart/PointStop';
import { cx } from '../../../ui/class-names';
import { formatCount, plural } from '../../../ui/format';
import { ChartTitle } from './ChartTitle';
import { funnelFinding, funnelSteps, stepWords } from './funnel';
import { FEWEST_FOR_A_CHART } from './stat-words';

/** Of a column that nobody is missing from, in pixels. */
const HEIGHT = 96;

type FunnelChartProps = { funnel: NonNullable<InvitationStats['funnel']> };

/** How many were invited, opened their link, started and finished; hatched who is lost before each step. */
export function FunnelChart({ funnel }: FunnelChartProps) {
  const [at, setAt] = useState<string | null>(null);
  const steps = funnelSteps(funnel);
  const { sent } = funnel;
  const tall = (people: number) => (people / sent) * HEIGHT;
  const words = steps.map((step) => stepWords(step, sent));
  return (
    <ChartFrame
      title={
        <ChartTitle finding={funnelFinding(steps)} count={`n = ${plural(sent, 'invitation')}`} />
      }
      caption="How far invitations got"
      columns={['Step', 'Invitations', 'Share of all', 'Not there yet']}
      rows={steps.map(({ id, name, people, lost }) => ({
        id,
        name,
        value: people,
        more: [`${percentOf(people, sent)}%`, lost],
      }))}
    >
      {sent < FEWEST_FOR_A_CHART ? (
        <p className="num mt-2 text-13 text-ink-2">{words.join('; ')}.</p>
      ) : (
        <>
          <div className="relative mt-3">
            <div
              role="img"
              aria-label={words.join('; ')}
              className="grid grid-cols-4 items-end gap-2 border-b border-border"
            >
              {steps.map(({ id, people, lost }) => (
                <span key={id} className="max-w-24">
                  <span className="num block pb-0.5 text-13 font-medium">
                    {formatCount(people)}
                  </span>
                  {lost > 0 && (
                    <span
                      aria-hidden
                      className="hatch block forced-colors:border"
                      style={{ height: tall(lost) }}
                    />
                  )}
                  <span
                    aria-hidden
                    className={cx(
                      'block rounded-t-[2px] forced-colors:bg-[CanvasText]',
                      id === at ? 'bg-accent' : 'bg-ink-2',
                    )}
                    style={{ height: tall(people) }}
                  />
                </span>
              ))}
            </div>
            <PointStop
              label="Steps"
              points={steps.map(({ id }, index) => ({
                id,
                words: words[index] ?? '',
                x: (index + 0.5) / steps.length,
              }))}
              at={at}
              onAt={setAt}
            />
          </div>
          <div aria-hidden className="num mt-1 grid grid-cols-4 gap-2 text-12 text-ink-3">
            {steps.map(({ id, name, lost }) => (
              <span key={id}>
                {name}
                {lost > 0 && <span className="block">{formatCount(lost)} have not</span>}
              </span>
            ))}
          </div>
        </>
      )}
    </ChartFrame>
  );
}
