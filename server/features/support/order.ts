import type { MessageRow } from './store';

/** A message with the moment that it is shown with. */
export type PlacedRow = MessageRow & { shownAt: Date };

/**
 * Messages in the order in which they were written. Those of the team's chat are numbered in order of delivery, which
 * may differ: adjacent ones swap places and times. Ids and numbers stay.
 */
export function inOrderOfWriting(rows: readonly MessageRow[]): PlacedRow[] {
  const placed: PlacedRow[] = [];
  for (let from = 0; from < rows.length; ) {
    const run = runAt(rows, from);
    const written = run.toSorted((a, b) => compare(a.postId ?? '', b.postId ?? ''));
    placed.push(...written.map((row, at) => ({ ...row, shownAt: run[at]?.sentAt ?? row.sentAt })));
    from += run.length;
  }
  return placed;
}

/**
 * What somebody has to be told who was shown the messages before: those that were added, and those that one of them changes
 * places with, at their new times.
 */
export function placedAnew(
  shown: readonly MessageRow[],
  added: readonly MessageRow[],
): PlacedRow[] {
  const before = new Map(
    inOrderOfWriting(shown).map(({ number, shownAt }) => [number, shownAt.getTime()]),
  );
  return inOrderOfWriting([...shown, ...added]).filter(
    ({ number, shownAt }) => before.get(number) !== shownAt.getTime(),
  );
}

/** The message at a place, with those behind it that came from the team's chat like itself. */
function runAt(rows: readonly MessageRow[], from: number): MessageRow[] {
  if (rows[from]?.postId === null) return rows.slice(from, from + 1);
  const length = rows.slice(from).findIndex(({ postId }) => postId === null);
  return length === -1 ? rows.slice(from) : rows.slice(from, from + length);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The highest number of some messages; 0 for none. */
export function newestOf(rows: readonly Pick<MessageRow, 'number'>[]): number {
  return Math.max(0, ...rows.map(({ number }) => number));
}
