import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

test('a hash is argon2id with a salt of its own, and only its password opens it', async () => {
  const [one, two] = await Promise.all([hashPassword('secret one'), hashPassword('secret one')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'secret one')).toBe(true);
  expect(await verifyPassword(one, 'secret two')).toBe(false);
  expect(await verifyPassword(null, 'secret one')).toBe(false);
});

test('long passwords are not cut, and the same letters typed elsewhere are the same', async () => {
  const long = 'x'.repeat(199);
  const stored = await hashPassword(`${long}a`);
  expect(await verifyPassword(stored, `${long}b`)).toBe(false);
  const composed = await hashPassword('passw\u00f6rd');
  expect(await verifyPassword(composed, 'passwo\u0308rd')).toBe(true);
});

test('a flood waits in a line of limited length and the rest is turned away', async () => {
  const stored = await hashPassword('secret');
  const flood = Array.from({ length: 80 }, () => verifyPassword(stored, 'guess'));
  const outcomes = await Promise.allSettled(flood);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(80 - 64 - 2);
  expect(refused[0]?.reason).toMatchObject({ code: 'service_unavailable' });
  expect(await verifyPassword(stored, 'secret')).toBe(true);
});
