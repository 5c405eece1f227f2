import type { Notice } from './kinds';

/** A notice with the id it goes by. `turn` is another one each time the same id is said again. */
export type SaidNotice = { id: string; turn: number; notice: Notice };

/** More notices than this nobody reads: the oldest goes first. */
export const MOST_NOTICES = 20;

let said: readonly SaidNotice[] = [];
let turns = 0;
const listeners = new Set<() => void>();

function change(next: readonly SaidNotice[]): void {
  said = next;
  for (const listener of [...listeners]) listener();
}

/** Everything that is said right now, the newest first. */
export function saidNotices(): readonly SaidNotice[] {
  return said;
}

export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds a notice on top and answers its id. One with the same id takes the place of the earlier one, and so does one that
 * says the same again: five presses of a key are one message.
 */
export function addNotice(notice: Notice): string {
  turns += 1;
  const id = notice.id ?? `${notice.kind}: ${notice.title}`;
  const others = said.filter((one) => one.id !== id);
  change([{ id, turn: turns, notice }, ...others].slice(0, MOST_NOTICES));
  return id;
}

/** Takes a notice back by its id; nothing happens when it is gone already. */
export function takeBack(id: string): void {
  if (said.some((one) => one.id === id)) change(said.filter((one) => one.id !== id));
}

/** Takes everything back: it was said to somebody who has left. */
export function takeAllBack(): void {
  if (said.length > 0) change([]);
}
