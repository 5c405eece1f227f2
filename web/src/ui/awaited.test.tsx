import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Awaited } from './Awaited';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function awaited(pending: boolean, answer = 'Answer') {
  return (
    <Awaited pending={pending} standIn={<p>Stand-in</p>}>
      {!pending && <p>{answer}</p>}
    </Awaited>
  );
}

test('the placeholder takes its space before it is visible', () => {
  render(awaited(true));
  expect(screen.getByText('Stand-in').parentElement?.className).toBe('invisible');
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.getByText('Stand-in').parentElement?.className).toBe('');
});

test('fast content appears without a placeholder', () => {
  const { rerender } = render(awaited(true));
  rerender(awaited(false));
  expect(screen.getByText('Answer')).toBeVisible();
  expect(screen.queryByText('Stand-in')).toBeNull();
});

test('reloaded content stays visible until it is time for a placeholder', () => {
  const { rerender } = render(awaited(false, 'It failed'));
  rerender(awaited(true));
  const failed = screen.getByText('It failed');
  expect(failed).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(199);
  });
  expect(screen.getByText('It failed')).toBe(failed);
  rerender(awaited(false, 'It failed'));
  expect(screen.getByText('It failed')).toBe(failed);
  rerender(awaited(true));
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.queryByText('It failed')).toBeNull();
  expect(screen.getByText('Stand-in').parentElement?.className).toBe('');
});

test('slowly reloaded content does not reappear before its response', () => {
  const { rerender } = render(awaited(false, 'It failed'));
  rerender(awaited(true));
  act(() => {
    vi.advanceTimersByTime(200);
  });
  rerender(awaited(false, 'Here it is'));
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(screen.getByText('Here it is')).toBeVisible();
  expect(screen.queryByText('It failed')).toBeNull();
});
