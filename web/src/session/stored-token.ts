import { AUTH_KEY } from './auth-key';

/** The token of a sign-in that a browser remembers, for pages without a session around them; null without one. */
export function storedToken(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    const { token } = JSON.parse(storage().getItem(AUTH_KEY) ?? '{}');
    return typeof token === 'string' && token !== '' ? token : null;
  } catch {
    // The storage is shut, or somebody edited it by hand: the same as nothing stored.
    return null;
  }
}
