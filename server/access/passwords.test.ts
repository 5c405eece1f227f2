import { expect, test } from 'vitest';
import { AT_ONCE, hashPassword, LONGEST_LINE, verifyPassword } from './passwords';

test('a hash is argon2id with its own salt, and only its password opens it', async () => {
  const [one, two] = await Promise.all([
    hashPassword('secret one', 'stranger'),
    hashPassword('secret one', 'stranger'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'secret one', 'stranger')).toBe(true);
  expect(await verifyPassword(one, 'secret two', 'stranger')).toBe(false);
  expect(await verifyPassword(null, 'secret one', 'stranger')).toBe(false);
});

test('long passwords are not truncated, and the same letters from another keyboard are the same', async () => {
  const long = 'x'.repeat(199);
  const stored = await hashPassword(`${long}a`, 'stranger');
  expect(await verifyPassword(stored, `${long}b`, 'stranger')).toBe(false);
  const composed = await hashPassword('passw\u00f6rd', 'stranger');
  expect(await verifyPassword(composed, 'passwo\u0308rd', 'stranger')).toBe(true);
});

test('a flood waits in a queue of limited length and the rest is turned away', async () => {
  const stored = await hashPassword('secret', 'stranger');
  const flood = Array.from({ length: 80 }, () => verifyPassword(stored, 'guess', 'stranger'));
  const outcomes = await Promise.allSettled(flood);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(80 - LONGEST_LINE - AT_ONCE);
  expect(refused[0]?.reason).toMatchObject({ code: 'service_unavailable' });
  expect(await verifyPassword(stored, 'secret', 'stranger')).toBe(true);
});

test('a known caller waits in front of a flood, and is not turned away because of it', async () => {
  const stored = await hashPassword('secret', 'stranger');
  const order: string[] = [];
  const waits = (who: 'known' | 'stranger') =>
    verifyPassword(stored, 'secret', who).then(() => order.push(who));
  const flood = Array.from({ length: 80 }, () => waits('stranger'));
  const owner = waits('known');
  await Promise.allSettled(flood);
  await owner;
  expect(order).toHaveLength(LONGEST_LINE + AT_ONCE + 1);
  // Those already in progress may finish first.
  expect(order.indexOf('known')).toBeLessThanOrEqual(AT_ONCE + 1);
});
