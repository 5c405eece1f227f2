import type { InvitationStats } from '@candor/domain/model/invitation';
import { formatCount } from '../../../ui/format';
import { Cell, Head, Table } from '../../../ui/Table';

type DropOffProps = { milestones: InvitationStats['milestone_stats'] };

/** Where people stop: of how many were asked for each step, and how many did it. */
export function DropOff({ milestones }: DropOffProps) {
  const most = Math.max(1, ...milestones.map(({ reached }) => reached));
  return (
    <Table caption="How many did each step" className="table-fixed">
      <thead>
        <tr>
          <Head className="w-1/2 pl-0 sm:w-2/5 lg:w-72">Step</Head>
          <Head>
            <span className="sr-only">Share</span>
          </Head>
          <Head end className="w-16 pr-0 sm:w-28">
            Done
          </Head>
        </tr>
      </thead>
      <tbody>
        {milestones.map(({ milestone, reached, completed }) => (
          <tr key={milestone}>
            <Cell className="h-9! truncate pl-0" title={milestone}>
              {milestone}
            </Cell>
            <Cell className="h-9!">
              <span aria-hidden className="block h-2 w-full">
                <span
                  className="block h-full rounded-[2px] bg-hover shadow-[inset_0_0_0_1px_var(--border)]"
                  style={{ width: `${(reached / most) * 100}%` }}
                >
                  <span
                    className="block h-full rounded-[2px] bg-accent"
                    style={{ width: reached === 0 ? 0 : `${(completed / reached) * 100}%` }}
                  />
                </span>
              </span>
            </Cell>
            <Cell end className="h-9! pr-0 whitespace-nowrap text-ink-2">
              {formatCount(completed)} of {formatCount(reached)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
