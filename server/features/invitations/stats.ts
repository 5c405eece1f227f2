import type { AtsBreakdown, InvitationStats } from '@candor/domain/model/invitation';
import type { AtsSource } from '@candor/domain/model/user';
import {
  averageProgress,
  type InvitationStatus,
  progressStatus,
  statusAt,
} from '@candor/domain/rules/invitation';
import type { StatsRow } from './store-stats';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What becomes of the invitations of a window, as they stand at a moment. */
export function statsOf(rows: readonly StatsRow[], days: number, now: Date): InvitationStats {
  const standing = rows.map((row) => ({ row, status: statusAt(row.status, row.expiresAt, now) }));
  const points = rows.reduce((sum, row) => sum + row.pointsEarned, 0);
  return {
    average_progress: averageProgress(rows.map((row) => row.completionPercentage)),
    total_points_earned: points,
    average_points_per_invitation: rows.length === 0 ? 0 : toOneDecimal(points / rows.length),
    progress_distribution: distributionOf(standing),
    milestone_stats: milestonesOf(rows),
    ats_breakdown: breakdownOf(standing),
    total_invitations: rows.length,
    completed_invitations: standing.filter(({ status }) => status === 'completed').length,
    funnel: funnelOf(standing),
    days_to_complete: daysOf(rows),
    median_hours_to_complete: medianHours(rows),
    days,
  };
}

type Standing = { row: StatsRow; status: InvitationStatus };

function distributionOf(standing: readonly Standing[]): InvitationStats['progress_distribution'] {
  const counts = { not_started: 0, in_progress: 0, completed: 0, no_data: 0 };
  for (const { row, status } of standing) {
    const progress = progressStatus({
      status,
      milestones_completed: row.milestonesCompleted,
      total_milestones: row.totalMilestones,
    });
    counts[progress] += 1;
  }
  return counts;
}

/** Active are those that have begun and not ended. */
function breakdownOf(standing: readonly Standing[]): AtsBreakdown {
  const of = (source: AtsSource) => {
    const own = standing.filter(({ row }) => row.atsSource === source);
    const having = (...wanted: InvitationStatus[]) =>
      own.filter(({ status }) => wanted.includes(status)).length;
    return {
      total: own.length,
      completed: having('completed'),
      active: having('accepted', 'active'),
    };
  };
  return { ashby: of('ashby'), greenhouse: of('greenhouse'), unknown: of('unknown') };
}

/** A step is reached by who has begun and done the one before it, and by who has done it. */
function milestonesOf(rows: readonly StatsRow[]): InvitationStats['milestone_stats'] {
  const found = new Map<string, { reached: number; completed: number }>();
  for (const { titles, doneTitles, startedAt } of rows) {
    const named = new Set([...titles, ...doneTitles]);
    for (const milestone of named) {
      const entry = found.get(milestone) ?? { reached: 0, completed: 0 };
      found.set(milestone, entry);
      const before = titles[titles.indexOf(milestone) - 1];
      const isDone = doneTitles.includes(milestone);
      const isNext =
        startedAt !== null &&
        titles.includes(milestone) &&
        (before === undefined || doneTitles.includes(before));
      if (isDone) entry.completed += 1;
      if (isDone || isNext) entry.reached += 1;
    }
  }
  return [...found].map(([milestone, counts]) => ({ milestone, ...counts }));
}

/** Who has begun was there, and who has finished has begun, also where an ATS reports it and our link was never opened. */
function funnelOf(standing: readonly Standing[]): InvitationStats['funnel'] {
  const hasEnded = ({ status }: Standing) => status === 'completed';
  const hasBegun = (one: Standing) =>
    hasEnded(one) || one.row.startedAt !== null || one.row.milestonesCompleted > 0;
  const hasOpened = (one: Standing) => hasBegun(one) || one.row.accessCount > 0;
  const countOf = (came: (one: Standing) => boolean) => standing.filter(came).length;
  return {
    sent: standing.length,
    opened: countOf(hasOpened),
    started: countOf(hasBegun),
    completed: countOf(hasEnded),
  };
}

function daysOf(rows: readonly StatsRow[]): InvitationStats['days_to_complete'] {
  const people = new Map<number, number>();
  for (const { submittedAt, createdAt } of rows) {
    if (submittedAt === null) continue;
    const days = Math.floor((submittedAt.getTime() - createdAt.getTime()) / DAY_MS);
    people.set(days, (people.get(days) ?? 0) + 1);
  }
  return [...people].sort(([a], [b]) => a - b).map(([days, count]) => ({ days, people: count }));
}

function medianHours(rows: readonly StatsRow[]): number | null {
  const hours = rows
    .flatMap(({ submittedAt, createdAt }) =>
      submittedAt === null ? [] : [(submittedAt.getTime() - createdAt.getTime()) / HOUR_MS],
    )
    .sort((a, b) => a - b);
  const upper = hours[Math.floor(hours.length / 2)];
  const lower = hours[Math.floor((hours.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : toOneDecimal((upper + lower) / 2);
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
