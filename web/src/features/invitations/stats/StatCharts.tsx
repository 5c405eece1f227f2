import type { InvitationStats } from '@candor/domain/model/invitation';
import { DropOff } from './DropOff';
import { FinishDays } from './FinishDays';
import { FunnelChart } from './FunnelChart';

/** How far people come, after how many days they finish, and at which step they stop. */
export function StatCharts({ stats }: { stats: InvitationStats }) {
  const { funnel, days_to_complete: days = [], median_hours_to_complete: median } = stats;
  return (
    <div className="grid gap-x-10 gap-y-6 border-b border-border pt-2 pb-5 lg:grid-cols-2">
      {funnel && <FunnelChart funnel={funnel} />}
      {days.length > 0 && median !== null && <FinishDays found={days} medianHours={median} />}
      {funnel && stats.milestone_stats.length > 0 && (
        <div className="lg:col-span-2">
          <DropOff milestones={stats.milestone_stats} started={funnel.started} />
        </div>
      )}
    </div>
  );
}
