import { expect, test } from 'vitest';
import { ruleSize } from './rule-size';

test('the combining rule that a browser loads has less than 10 KB', async () => {
  const bytes = await ruleSize();
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(10_000);
});
