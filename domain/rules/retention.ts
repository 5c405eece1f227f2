const DAY_MS = 86_400_000;
const USUAL_NOTICE_DAYS = 30;

/** Days between the notice of an erasure and the erasure: thirty, or half of a term that is too short for that. */
export function noticeDays(termDays: number): number {
  return Math.min(USUAL_NOTICE_DAYS, Math.ceil(termDays / 2));
}

/** Until when something is kept whose owner was told: the end of its term, or of the notice when that came late. */
export function keptUntil(
  { endedAt, announcedAt }: { endedAt: Date; announcedAt: Date },
  termDays: number,
): Date {
  const term = endedAt.getTime() + termDays * DAY_MS;
  return new Date(Math.max(term, announcedAt.getTime() + noticeDays(termDays) * DAY_MS));
}

/** What of things with a term is due at a moment: an announcement, or the erasure, which nothing meets unannounced. */
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
