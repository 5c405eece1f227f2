import type { InvitationStats } from '@candor/domain/model/invitation';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import { formatCount, plural } from '../../../ui/format';
import { ChartTitle } from './ChartTitle';
import { dropFinding } from './stat-words';

type DropOffProps = {
  milestones: InvitationStats['milestone_stats'];
  /** How many began at all. */
  started: number;
};

/** Where people stop: how many were asked for each step, and how many did it. */
export function DropOff({ milestones, started }: DropOffProps) {
  const most = Math.max(1, ...milestones.map(({ reached }) => reached));
  return (
    <ChartFrame
      title={
        <ChartTitle
          finding={dropFinding(milestones)}
          count={`n = ${plural(started, 'candidate')} who started`}
        />
      }
      caption="How many did each step"
      columns={['Step', 'Done', 'Asked for it', 'Not done']}
      rows={milestones.map(({ milestone, reached, completed }) => ({
        id: milestone,
        name: milestone,
        value: completed,
        more: [reached, reached - completed],
      }))}
    >
      <ol aria-label="Steps" className="mt-2 text-13">
        {milestones.map(({ milestone, reached, completed }) => (
          <li
            key={milestone}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_5rem]"
          >
            <span className="truncate" title={milestone}>
              {milestone}
            </span>
            <span aria-hidden className="h-2 max-sm:order-last max-sm:col-span-2">
              <span
                className="block h-full rounded-[2px] hatch forced-colors:border"
                style={{ width: `${(reached / most) * 100}%` }}
              >
                <span
                  className="block h-full rounded-[2px] bg-ink-2 forced-colors:bg-[CanvasText]"
                  style={{ width: reached === 0 ? 0 : `${(completed / reached) * 100}%` }}
                />
              </span>
            </span>
            <span className="num text-right whitespace-nowrap text-ink-2">
              {formatCount(completed)} of {formatCount(reached)}
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
