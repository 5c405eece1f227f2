import type { InvitationStats } from '@candor/domain/model/invitation';
import { plural } from '../../../ui/format';

export type FinishDay = { days: number; people: number };

/** Every day from the first to the last on which somebody finished, also those without anybody. */
export function everyDay(found: readonly FinishDay[]): FinishDay[] {
  const last = Math.max(0, ...found.map(({ days }) => days));
  const people = new Map(found.map((day) => [day.days, day.people]));
  return Array.from({ length: last + 1 }, (_, days) => ({ days, people: people.get(days) ?? 0 }));
}

/** How many finished at all. */
export function finishedOf(found: NonNullable<InvitationStats['days_to_complete']>): number {
  return found.reduce((sum, { people }) => sum + people, 0);
}

/** What a day says: `After 3 days: 4 people`. */
export function dayWords({ days, people }: FinishDay): string {
  const when = days === 0 ? 'Within a day' : `After ${plural(days, 'day')}`;
  return `${when}: ${plural(people, 'person', 'people')}`;
}
