import { z } from 'zod';
import { parseJson } from '../api/parse-json';
import type { KeyPreferences } from '../ui/actions/keys';

const Stored = z.object({
  plainKeys: z.boolean(),
  changed: z.record(z.string(), z.string().min(1)),
});

const AS_SHIPPED: KeyPreferences = { plainKeys: true, changed: {} };

/** What this person changed about the keys in this browser. */
export function readKeyPreferences(storage: Storage, userId: string): KeyPreferences {
  return Stored.safeParse(parseJson(storage.getItem(keyOf(userId)))).data ?? AS_SHIPPED;
}

/** Remembers them for this person in this browser. Throws where the storage is full or refused. */
export function writeKeyPreferences(
  storage: Storage,
  userId: string,
  preferences: KeyPreferences,
): void {
  storage.setItem(keyOf(userId), JSON.stringify(preferences));
}

function keyOf(userId: string): string {
  return `candor.keys.${userId}`;
}
