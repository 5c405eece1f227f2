import { expect, test } from 'vitest';
import { aiCallsOf } from './ai-calls';

test('without a setting every plan has twenty calls', () => {
  expect(aiCallsOf('')).toMatchObject({ professional: 20, enterprise: 20 });
});

test('one number is for all plans, and a plan may have its own', () => {
  expect(aiCallsOf('50')).toMatchObject({ professional: 50, enterprise: 50 });
  expect(aiCallsOf('enterprise = 100')).toMatchObject({ professional: 20, enterprise: 100 });
  expect(aiCallsOf('5,enterprise=0')).toMatchObject({ professional: 5, enterprise: 0 });
});

test.each(['many', 'gold=5', 'enterprise=-1', 'enterprise', '5,,6'])('%j is refused', (text) => {
  expect(aiCallsOf(text)).toBeNull();
});
