import { expect, test, vi } from 'vitest';
import { readFrame } from './read-frame';

test('an error is heard by its words alone, and coming again may help', () => {
  const frame = JSON.stringify({ type: 'error', message: 'Slow down.' });
  expect(readFrame(frame, vi.fn())).toEqual({
    type: 'error',
    message: 'Slow down.',
    fatal: false,
  });
});

test.each([
  ['a type that is not known', '{"type":"typing","who":"Mira"}', 'typing'],
  ['no type', '{"message":"Mira"}', 'it has no type'],
  ['no JSON', 'Mira', 'it has no type'],
])('%s is only logged, without what it says', (_what, frame, named) => {
  const log = vi.fn();
  expect(readFrame(frame, log)).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(named));
  expect(log).not.toHaveBeenCalledWith(expect.stringContaining('Mira'));
});
