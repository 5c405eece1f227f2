import { expect, test } from 'vitest';
import { JobFailed } from './safe-error';

test('an error keeps its kind and place and loses what it quotes', () => {
  const driver = Object.assign(new Error('row (Kim Loess, kim@example.com)'), { code: '23505' });
  const wrapped = new Error('Failed query: params: Kim Loess\n    with more lines', {
    cause: driver,
  });
  const failed = new JobFailed(wrapped);
  expect(failed.message).toBe('Error 23505');
  expect(JSON.stringify([failed.message, failed.stack])).not.toMatch(/Kim|example|Failed query/);
  expect(failed.stack).toContain('safe-error.test.ts');
});
