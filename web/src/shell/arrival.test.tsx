import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive, useHeld } from './arrival';

function Page({ pending }: { pending: boolean }) {
  return useHeld(pending) ? null : <p>The page</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-frame-of="">The frame</div>';
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.frame;
  document.body.replaceChildren();
});

test('behind its frame a page waits for its first responses', async () => {
  document.documentElement.dataset.frame = '';
  const { rerender } = render(<Page pending />);
  expect(screen.queryByText('The page')).toBeNull();
  await act(async () => rerender(<Page pending={false} />));
  expect(screen.getByText('The page')).toBeVisible();
});

test('it does not wait for long', async () => {
  document.documentElement.dataset.frame = '';
  render(<Page pending />);
  await act(async () => vi.advanceTimersByTime(999));
  expect(screen.queryByText('The page')).toBeNull();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.getByText('The page')).toBeVisible();
});

test('once it is seen it stays, whatever is read again', async () => {
  document.documentElement.dataset.frame = '';
  const { rerender } = render(<Page pending={false} />);
  await act(async () => vi.advanceTimersByTime(0));
  rerender(<Page pending />);
  expect(screen.getByText('The page')).toBeVisible();
});

test('without a frame it does not wait', () => {
  render(<Page pending />);
  expect(screen.getByText('The page')).toBeVisible();
});

test('a page that has arrived takes its frame away', () => {
  document.documentElement.dataset.frame = '';
  arrive();
  expect(screen.queryByText('The frame')).toBeNull();
  expect(document.documentElement.dataset.frame).toBeUndefined();
});

test('a frame that was never shown is removed as well', () => {
  arrive();
  expect(screen.queryByText('The frame')).toBeNull();
});
