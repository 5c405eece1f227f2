/** Seconds since 1970, as Stripe writes moments. */
export const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** The end of the period that begins `count` intervals after an anchor; the last day of shorter months. */
export function intervalsAfter(anchor: number, interval: 'month' | 'year', count: number): number {
  const from = new Date(anchor * 1000);
  const months = (interval === 'year' ? 12 : 1) * count;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return seconds(to);
}
