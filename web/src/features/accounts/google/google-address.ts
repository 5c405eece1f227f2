import { z } from 'zod';
import { parseJson } from '../../../api/parse-json';

/** What the browser remembers while the user is away at Google. */
const Errand = z.object({
  /** To sign in, or to show again who they are. */
  purpose: z.enum(['sign_in', 'proof']).default('sign_in'),
  state: z.string().min(16),
  nonce: z.string().min(16),
  /** Where they were going; null for nowhere in particular. */
  from: z.string().nullable(),
});
export type Errand = z.infer<typeof Errand>;

const KEY = 'candor.google';

type Client = { clientId: string; signInUrl: string; returnTo: string };

/**
 * Google's sign-in address: users return to `returnTo` with an identity token in the fragment, which no server log
 * sees (OpenID Connect Core 1.0, 3.2, the implicit flow with only `id_token`).
 */
export function googleAddress({ clientId, signInUrl, returnTo }: Client, errand: Errand): string {
  const address = new URL(signInUrl);
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnTo,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: errand.state,
    nonce: errand.nonce,
    prompt: 'select_account',
  }).toString();
  return address.toString();
}

/** Whether a user is returning to this tab who went to prove their identity. */
export function isProofErrand(storage: Storage): boolean {
  return readErrand(storage)?.purpose === 'proof';
}

/** Keeps an errand in this tab alone. */
export function keepErrand(storage: Storage, errand: Errand): void {
  storage.setItem(KEY, JSON.stringify(errand));
}

/** What a user returned with: a token for a request of this tab, or a response that leads nowhere. */
export type Returned =
  | { kind: 'token'; idToken: string; errand: Errand }
  | { kind: 'no_token' }
  | { kind: 'gave_up' };

/** Reads the fragment of a returning user, once; null for a fragment that is not Google's. */
export function takeReturn(storage: Storage, fragment: string): Returned | null {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = answer.get('state');
  if (state === null || !(answer.has('id_token') || answer.has('error') || answer.has('authuser')))
    return null;
  const errand = takeErrand(storage);
  if (answer.get('error') === 'access_denied') return { kind: 'gave_up' };
  const idToken = answer.get('id_token')?.trim();
  // A response to nobody's request is somebody else's sign-in, pushed into this browser.
  if (!idToken || errand?.state !== state) return { kind: 'no_token' };
  return { kind: 'token', idToken, errand };
}

function takeErrand(storage: Storage): Errand | null {
  const errand = readErrand(storage);
  storage.removeItem(KEY);
  return errand;
}

function readErrand(storage: Storage): Errand | null {
  return Errand.safeParse(parseJson(storage.getItem(KEY))).data ?? null;
}
