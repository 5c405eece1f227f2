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

test('what is asked for again stays in sight until it is time for a stand-in', () => {
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

test('what is slow when it is asked for again does not come back before its answer', () => {
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
