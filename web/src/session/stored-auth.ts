import { User } from '@candor/domain/model/user';
import { z } from 'zod';
import { parseJson } from '../api/parse-json';
import { AUTH_KEY as KEY } from './auth-key';

const StoredAuth = z.object({ token: z.string().min(1), user: User.nullable() });
export type StoredAuth = z.infer<typeof StoredAuth>;

/** What this browser remembers of a sign-in; null without one. A record of an older version loses its user, not its token. */
export function readStoredAuth(storage: Storage): StoredAuth | null {
  const raw = parseJson(storage.getItem(KEY));
  const whole = StoredAuth.safeParse(raw);
  if (whole.success) return whole.data;
  const bare = StoredAuth.pick({ token: true }).safeParse(raw);
  return bare.success ? { token: bare.data.token, user: null } : null;
}

/** Keeps a sign-in for all tabs of this browser. Throws where the storage is full or refused. */
export function writeStoredAuth(storage: Storage, auth: StoredAuth): void {
  storage.setItem(KEY, JSON.stringify(auth));
}

/** Forgets the sign-in, for all tabs of this browser. */
export function clearStoredAuth(storage: Storage): void {
  storage.removeItem(KEY);
}

/** Whether a storage event of another tab is about the sign-in. */
export function isAuthKey(key: string | null): boolean {
  return key === null || key === KEY;
}
