import { expect, test } from 'vitest';
import { auditSentence } from './audit-words';

test.each([
  ['user', 'api_key.created', 'You created an API key'],
  ['visitor', 'share.opened', 'Somebody with the link opened a shared link'],
  ['api_key', 'decision.changed', 'A program with an API key decided about a candidate'],
  ['user', 'batch.viewed', 'You looked at the results of a batch'],
  ['api_key', 'api_key.used', 'A program with an API key called for the first time that day'],
] as const)('%s doing %s is told as: %s', (kind, action, sentence) => {
  expect(auditSentence({ actor: { kind, id: null }, action })).toBe(sentence);
});

test('an action that this version does not know is named, not left out', () => {
  const actor = { kind: 'staff' as const, id: null };
  expect(auditSentence({ actor, action: 'account.plan_set' })).toBe(
    'Candor staff did: account plan set',
  );
});
