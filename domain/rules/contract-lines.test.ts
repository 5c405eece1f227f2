import { expect, test } from 'vitest';
import { contractLines, contractSentence } from './contract-lines';

const dayOf = (iso: string) => iso.slice(0, 10);
const told = (details: Parameters<typeof contractLines>[0]) =>
  contractLines(details, dayOf).map(contractSentence);

test.each([
  [{ plan: 'enterprise', 'before.plan': 'trial' }, 'Plan: Enterprise (was Trial)'],
  [{ keys: 40, 'before.keys': null }, 'API keys: 40 (was the plan’s own)'],
  [{ candidates: null, 'before.candidates': 0 }, 'Candidates in a period: the plan’s own (was 0)'],
  [{ partner: true, 'before.partner': false }, 'Integration partner: yes (was no)'],
  [
    { trialEndsAt: '2026-04-01T00:00:00.000Z', 'before.trialEndsAt': null },
    'End of the trial: 2026-04-01 (was none)',
  ],
  [{ billing: 'yearly' }, 'Billing: yearly'],
])('%j is told as: %s', (details, sentence) => {
  expect(told(details)).toEqual([sentence]);
});

test('an entry from an older version shows the new values, and nothing it does not know', () => {
  expect(told({ plan: 'starter', somethingElse: 3, reason: 'Agreed' })).toEqual(['Plan: Starter']);
});
