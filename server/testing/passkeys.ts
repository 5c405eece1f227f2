import { aDevice, type PasskeyDevice } from './passkey-device';
import type { TestApp } from './test-app';

const AT = '/api/auth/passkeys';

/** Adds a passkey to an account that has just signed in. */
export async function withPasskey(
  t: TestApp,
  user: { token: string },
  device: PasskeyDevice = aDevice(),
): Promise<{ id: string; device: PasskeyDevice }> {
  const as = t.as(user);
  const asked = (await as.post(`${AT}/setup`)).json();
  const reply = await as.post(AT, { name: 'Phone', credential: device.make(asked) });
  return { id: reply.json().id, device };
}
