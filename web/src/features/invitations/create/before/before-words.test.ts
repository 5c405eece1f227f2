import type { KnownInvitation } from '@candor/domain/model/invitation';
import { expect, test } from 'vitest';
import { formatDay } from '../../../../ui/format';
import { beforeWords, countWords, spokenWords } from './before-words';

const [NOVEMBER, DECEMBER] = ['2026-11-12T12:00:00.000Z', '2026-12-03T12:00:00.000Z'];
const words = (over: Partial<KnownInvitation>) => {
  const known: KnownInvitation = {
    candidate_email: 'ada@example.com',
    invitation_code: 'inv-ada-01',
    status: 'pending',
    created_at: NOVEMBER,
    expires_at: DECEMBER,
    submitted_at: null,
    ...over,
  };
  return beforeWords(known).replaceAll('\u00a0', ' ');
};

test('says since when somebody has been invited, and the outcome', () => {
  const [invited, until] = [`Invited on ${formatDay(NOVEMBER)}`, formatDay(DECEMBER)];
  for (const status of ['pending', 'accepted', 'active'] as const)
    expect(words({ status })).toBe(`${invited}, open until ${until}`);
  expect(words({ status: 'expired' })).toBe(`${invited}, expired on ${until}`);
  expect(words({ status: 'completed' })).toBe(`${invited}, completed`);
  expect(words({ status: 'completed', submitted_at: DECEMBER })).toBe(
    `${invited}, completed on ${until}`,
  );
});

test.each([
  [{ all: 12, before: 1, leftOut: 0 }, '1 of 12 was invited to this assessment before.'],
  [{ all: 12, before: 3, leftOut: 0 }, '3 of 12 were invited to this assessment before.'],
  [{ all: 3, before: 3, leftOut: 0 }, 'All 3 were invited to this assessment before.'],
  [{ all: 1, before: 1, leftOut: 0 }, 'This person was invited to this assessment before.'],
  [
    { all: 12, before: 3, leftOut: 3 },
    '3 of 12 were invited to this assessment before and are left out.',
  ],
  [
    { all: 12, before: 1, leftOut: 1 },
    '1 of 12 was invited to this assessment before and is left out.',
  ],
  [
    { all: 13, before: 4, leftOut: 3 },
    '4 of 13 were invited to this assessment before. 3 of them are left out.',
  ],
])('of %o it says: %s', (counts, sentence) => {
  expect(countWords(counts)).toBe(sentence);
});

test('what is heard says nothing of how many are in the form', () => {
  expect(spokenWords({ before: 3, leftOut: 0 })).toBe('Invited to this assessment before: 3.');
  expect(spokenWords({ before: 3, leftOut: 2 })).toBe(
    'Invited to this assessment before: 3. Left out: 2.',
  );
});
