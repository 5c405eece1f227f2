import { messages } from '@candor/domain/messages';
import type { Invitation } from '@candor/domain/model/invitation';
import { expect, test } from 'vitest';
import { ClientError } from '../../../api/client-error';
import { doToEach, reasonsOf } from './bulk';

const somebody = (candidate_name: string) => ({ candidate_name }) as Invitation;

test('one that refuses does not keep the others, and each reason is told once', async () => {
  const people = ['Ada', 'Ben', 'Cleo', 'Dora'].map(somebody);
  const outcome = await doToEach(people, async ({ candidate_name: name }) => {
    if (name === 'Ben' || name === 'Dora') {
      throw new ClientError({ code: 'rate_limited', message: messages.resentLately });
    }
    if (name === 'Cleo') throw new ClientError({ code: 'not_found', message: 'Gone.' });
  });
  expect(outcome.done).toBe(1);
  expect(outcome.open).toEqual([]);
  expect(reasonsOf(outcome)).toEqual([`Ben and 1 other: ${messages.resentLately}`, 'Cleo: Gone.']);
});

test.each([
  'authentication_required',
  'quota_exceeded',
  'network_error',
  'service_unavailable',
  'rate_limited',
] as const)('%s would meet all of them, and nobody else is tried', async (code) => {
  const people = ['Ada', 'Ben', 'Cleo', 'Dora'].map(somebody);
  const tried: string[] = [];
  const outcome = await doToEach(people, async ({ candidate_name: name }) => {
    tried.push(String(name));
    if (name === 'Ben') throw new ClientError({ code });
  });
  expect(tried).toEqual(['Ada', 'Ben']);
  expect(outcome.done).toBe(1);
  expect(outcome.open).toEqual(people.slice(1));
});
