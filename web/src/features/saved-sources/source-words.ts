import type { SavedSource } from '@candor/domain/model/saved-source';
import type { Schedule } from '@candor/domain/model/schedule';
import { dayThere } from '@candor/domain/rules/mornings';
import { formatCount, formatDay } from '../../ui/format';

/** What finds a source, in one line. */
export function placeOf({ source_config: found }: Pick<SavedSource, 'source_config'>): string {
  const { folder_id, bucket_name, folder_path, connection } = found;
  if (bucket_name) return folder_path ? `${bucket_name}/${folder_path}` : bucket_name;
  return connection ?? folder_id ?? '';
}

/** `Each morning at 7:00, Berlin, for Nurse` */
export function scheduleSentence(
  schedule: Pick<Schedule, 'local_hour' | 'time_zone' | 'job_title'>,
): string {
  const { local_hour: hour, time_zone: zone, job_title: job } = schedule;
  return `Each morning at ${hourWords(hour)}, ${zoneWords(zone)}, for ${job}`;
}

/** An hour of the day on a 24-hour clock. */
export const hourWords = (hour: number) => `${hour}:00`;

/** The city of a time zone as people write it. */
export function zoneWords(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** What the last morning came to, or when the first one is; null while there is nothing to say. */
export function lastWords(schedule: Schedule, now: Date): string | null {
  const { last, next_at: next, trouble, time_zone: zone } = schedule;
  if (trouble) return null;
  if (!last) return next && now < new Date(next) ? `First run ${dayWords(next, zone, now)}` : null;
  const day = dayWords(last.at, zone, now);
  const found = last.new_candidates;
  return `Last run ${day}: ${found === 0 ? 'nobody new' : `${formatCount(found)} new`}`;
}

function dayWords(moment: string, zone: string, now: Date): string {
  const day = dayThere(new Date(moment), zone);
  if (day === dayThere(now, zone)) return 'today';
  const tomorrow = new Date(now.getTime() + 86_400_000);
  return day === dayThere(tomorrow, zone) ? 'tomorrow' : formatDay(moment, now);
}
