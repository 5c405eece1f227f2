const DAY_MS = 86_400_000;
const USUAL_NOTICE_DAYS = 30;

/**
 * Days between the notice of an erasure and the erasure: thirty, or half of a retention period too short for that.
 */
export function noticeDays(termDays: number): number {
  return Math.min(USUAL_NOTICE_DAYS, Math.ceil(termDays / 2));
}

/**
 * Until when data is kept whose owner was notified: the end of its retention, or of the notice if that came late.
 */
export function keptUntil(
  { endedAt, announcedAt }: { endedAt: Date; announcedAt: Date },
  termDays: number,
): Date {
  const term = endedAt.getTime() + termDays * DAY_MS;
  return new Date(Math.max(term, announcedAt.getTime() + noticeDays(termDays) * DAY_MS));
}

/**
 * What is due for data with a retention period: an announcement, or the erasure, which never happens unannounced.
 */
export function retentionDue(
  now: Date,
  termDays: number,
): { announce: { endedBefore: Date }; erase: { endedBefore: Date; announcedBefore: Date } } {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    announce: { endedBefore: before(termDays - noticeDays(termDays)) },
    erase: { endedBefore: before(termDays), announcedBefore: before(noticeDays(termDays)) },
  };
}
