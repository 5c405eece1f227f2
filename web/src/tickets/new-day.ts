import { formatDay } from '../ui/format';

/** The day of a message, where it is another one than that of the message before it. */
export function newDay(at: string, before: string | undefined): string | null {
  const day = formatDay(at);
  return before !== undefined && formatDay(before) === day ? null : day;
}
