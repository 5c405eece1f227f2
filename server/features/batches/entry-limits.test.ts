import { SourceError } from '@candor/documents';
import { expect, test } from 'vitest';
import { entryLimits } from './entry-limits';

function addAll(readable: number, unreadable: number): void {
  const limits = entryLimits();
  for (let at = 0; at < unreadable; at += 1) limits.add(false);
  for (let at = 0; at < readable; at += 1) limits.add(true);
}

test('a source may have two hundred thousand entries, and ten thousand of them unreadable', () => {
  expect(() => addAll(190_000, 10_000)).not.toThrow();
});

test('the first entry beyond either is refused, with what to do', () => {
  expect(() => addAll(0, 10_001)).toThrow(SourceError);
  expect(() => addAll(0, 10_001)).toThrow(/^More than 10,000 rows or files .* no candidates/);
  expect(() => addAll(200_001, 0)).toThrow(/^It holds more than 200,000 candidates/);
});
