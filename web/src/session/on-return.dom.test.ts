import { expect, test, vi } from 'vitest';
import { onReturn } from './on-return';

function show(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('a page that is shown again as it was left is told, one that is loaded is not', () => {
  const run = vi.fn();
  const stop = onReturn(window, run);
  show(false);
  expect(run).not.toHaveBeenCalled();
  show(true);
  expect(run).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(run).toHaveBeenCalledTimes(1);
});
