import { codeAt } from './authenticator';
import type { TestApp } from './test-app';

const STEP_MS = 30_000;

/** The code by the clock of a test, now or so many steps from now. */
export function codeOf({ clock }: TestApp, secret: string, steps = 0): string {
  return codeAt(secret, new Date(clock.now().getTime() + steps * STEP_MS));
}

/** Switches the second factor of an account on, and answers what its owner has then. The clock stands at another code. */
export async function withSecondFactor(
  t: TestApp,
  user: { token: string },
): Promise<{ secret: string; codes: string[] }> {
  const as = t.as(user);
  const { secret } = (await as.post('/api/auth/second-factor/setup')).json();
  const reply = await as.post('/api/auth/second-factor/confirm', { code: codeOf(t, secret) });
  t.clock.advance(60_000);
  return { secret, codes: reply.json().recovery_codes };
}
