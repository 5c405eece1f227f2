import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Awaited } from './Awaited';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function awaited(pending: boolean) {
  return (
    <Awaited pending={pending} standIn={<p>Stand-in</p>}>
      <p>Answer</p>
    </Awaited>
  );
}

test('the stand-in keeps its place before it is seen', () => {
  render(awaited(true));
  expect(screen.getByText('Stand-in').parentElement?.className).toBe('invisible');
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.getByText('Stand-in').parentElement?.className).toBe('');
});

test('what is quick comes without a stand-in', () => {
  const { rerender } = render(awaited(true));
  rerender(awaited(false));
  expect(screen.getByText('Answer')).toBeVisible();
  expect(screen.queryByText('Stand-in')).toBeNull();
});
