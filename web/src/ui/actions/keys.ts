import type { Action } from './action';

/** A person's key preferences: whether plain characters act at all, and other keys for an action by its id. */
export type KeyPreferences = { plainKeys: boolean; changed: Readonly<Record<string, string>> };

/** Whether keys consist of plain characters, which voice control and unsteady hands can press by accident. */
export function isPlain(keys: string): boolean {
  return keys.split(' ').some((press) => /^(Shift\+)?.$/u.test(press));
}

/** The keys of an action for this person; null for none. */
export function keysFor(action: Action, preferences: KeyPreferences): string | null {
  const keys = preferences.changed[action.id] ?? action.keys ?? null;
  return keys !== null && isPlain(keys) && !preferences.plainKeys ? null : keys;
}

/**
 * The presses that keys stand for: characters such as `?` and `/` need Shift on some keyboards and not on others.
 */
export function bindingsOf(keys: string): string[] {
  return /^[^\p{L}\p{N}\s]$/u.test(keys) ? [keys, `Shift+${keys}`] : [keys];
}

const SIGNS: Record<string, { mac: string; other: string }> = {
  $mod: { mac: '⌘', other: 'Ctrl' },
  Shift: { mac: '⇧', other: 'Shift' },
  ArrowUp: { mac: '↑', other: '↑' },
  ArrowDown: { mac: '↓', other: '↓' },
  Escape: { mac: 'Esc', other: 'Esc' },
};

/** Keys as labelled on a keyboard, one entry per press: `g d` is G and then D, `$mod+z` Ctrl Z. */
export function keyNames(keys: string, mac: boolean): string[] {
  const nameOf = (key: string) => {
    const sign = SIGNS[key];
    if (sign) return mac ? sign.mac : sign.other;
    return key.length === 1 ? key.toUpperCase() : key;
  };
  return keys
    .split(' ')
    .map((press) => (press.length > 1 ? press.split('+') : [press]).map(nameOf).join(' '));
}

/** Whether this is a keyboard with a command key. */
export function isMac(platform: string): boolean {
  return /Mac|iP(hone|ad|od)/.test(platform);
}
