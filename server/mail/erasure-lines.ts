import { dayInWords } from '@candor/domain/rules/day-in-words';
import { keptUntil } from '@candor/domain/rules/retention';

/** A letter with more lines than this is not read by anybody. */
const NAMED = 20;

/** What will be erased of a job, with when it ended and when that was told. */
type Going = { jobTitle: string | null; endedAt: Date; announcedAt: Date };

/** Lines of a letter that say for which jobs how many candidates are kept until when, in the given order. */
export function erasureLines(going: readonly Going[], termDays: number): string[] {
  const people = new Map<string, number>();
  for (const { jobTitle, ...dates } of going) {
    const line = `${jobTitle ?? 'No job named'}, kept until ${dayInWords(keptUntil(dates, termDays))}`;
    people.set(line, (people.get(line) ?? 0) + 1);
  }
  const lines = [...people].map(([line, n]) =>
    n === 1 ? `${line}: 1 candidate` : `${line}: ${n} candidates`,
  );
  const named = lines.slice(0, NAMED);
  return lines.length > NAMED ? [...named, `and ${lines.length - NAMED} more`] : named;
}
