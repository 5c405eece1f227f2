import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Banner, type BannerTone } from './Banner';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function show(tone: BannerTone) {
  const onClose = vi.fn();
  render(
    <Banner tone={tone} onClose={onClose}>
      Lamp
    </Banner>,
  );
  return onClose;
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test.each(['success', 'info'] as const)('a banner of tone %s leaves after 5 s', (tone) => {
  const onClose = show(tone);
  pass(4999);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['error', 'warning'] as const)('a banner of tone %s stays until it is closed', (tone) => {
  const onClose = show(tone);
  pass(600_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a banner stays while somebody is interacting with it', () => {
  const onClose = show('info');
  pass(4000);
  fireEvent.focus(screen.getByRole('button', { name: 'Close message' }));
  pass(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Close message' }));
  pass(1000);
  expect(onClose).toHaveBeenCalledOnce();
});
