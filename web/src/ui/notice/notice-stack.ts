import type { Notice } from './kinds';

/** A notice with its id. `turn` changes each time the same id is repeated. */
export type SaidNotice = { id: string; turn: number; notice: Notice };

/** Nobody reads more notices than this: the oldest goes first. */
export const MOST_NOTICES = 20;

let said: readonly SaidNotice[] = [];
let turns = 0;
const listeners = new Set<() => void>();

function change(next: readonly SaidNotice[]): void {
  said = next;
  for (const listener of [...listeners]) listener();
}

/** All current notices, newest first. */
export function saidNotices(): readonly SaidNotice[] {
  return said;
}

/** Calls the listener after every change; the returned function stops that. */
export function onNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds a notice on top and returns its id. One with the same id replaces the earlier one, and so does one with the
 * same content: five presses of a key are one message.
 */
export function addNotice(notice: Notice): string {
  turns += 1;
  const id = notice.id ?? `${notice.kind}: ${notice.title}`;
  const others = said.filter((one) => one.id !== id);
  change([{ id, turn: turns, notice }, ...others].slice(0, MOST_NOTICES));
  return id;
}

/** Removes a notice by its id; nothing happens if it is already gone. */
export function takeBack(id: string): void {
  if (said.some((one) => one.id === id)) change(said.filter((one) => one.id !== id));
}

/** Removes all notices: they were meant for somebody who has left. */
export function takeAllBack(): void {
  if (said.length > 0) change([]);
}
