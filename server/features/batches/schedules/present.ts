import { SCHEDULE_LIMITS, type Schedule } from '@candor/domain/model/schedule';
import type { ScheduleRow } from './store';

/** A schedule in wire format. */
export function presentSchedule(row: ScheduleRow): Schedule {
  const { enabled, failures } = row;
  return {
    id: row.id,
    saved_source_id: row.savedSourceId,
    job_title: row.jobTitle,
    local_hour: row.localHour,
    time_zone: row.timeZone,
    enabled,
    next_at: enabled ? row.dueAt.toISOString() : null,
    last: lastOf(row),
    trouble: row.trouble,
    paused: !enabled && failures >= SCHEDULE_LIMITS.failures,
    created_at: row.createdAt.toISOString(),
  };
}

/** The outcome of the last morning; null before the first, and while one is in progress. */
function lastOf({ lastDate, lastEndedAt, lastNew, lastBatchId }: ScheduleRow): Schedule['last'] {
  if (lastDate === null || lastEndedAt === null) return null;
  return {
    date: lastDate,
    at: lastEndedAt.toISOString(),
    new_candidates: lastNew ?? 0,
    batch_job_id: lastBatchId,
  };
}
