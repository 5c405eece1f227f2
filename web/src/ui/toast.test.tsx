import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saidNotices, takeAllBack } from './notice/notice-stack';
import { type Notice, notify, Toaster } from './toast';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(takeAllBack);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function say(...notices: Notice[]): () => void {
  let takeBack = () => {};
  act(() => {
    for (const notice of notices) takeBack = notify(notice);
  });
  return () => act(takeBack);
}

function isThere(title = 'Lamp'): boolean {
  return screen.queryByText(title) !== null;
}

test.each([
  ['blank', 4000],
  ['success', 3000],
  ['info', 4000],
  ['warning', 4000],
  ['error', 6000],
  ['priority', 3000],
  ['custom', 4000],
] as const)('a notice of the kind %s leaves after %i ms', (kind, stays) => {
  render(<Toaster />);
  say({ kind, title: 'Lamp' });
  pass(stays - 1);
  expect(isThere()).toBe(true);
  pass(1);
  expect(isThere()).toBe(false);
});

test('a loading notice stays until it is removed', () => {
  render(<Toaster />);
  const takeBack = say({ kind: 'loading', title: 'Lamp' });
  pass(600_000);
  expect(isThere()).toBe(true);
  takeBack();
  expect(isThere()).toBe(false);
});

test('a notice with an action waits for its reader', () => {
  render(<Toaster />);
  say({ kind: 'success', title: 'Lamp', action: { label: 'Open', run: () => undefined } });
  pass(600_000);
  expect(isThere()).toBe(true);
});

test('a notice whose action can be done elsewhere leaves when it says so', () => {
  render(<Toaster />);
  const action = { label: 'Undo', run: () => undefined };
  say({ kind: 'success', title: 'Lamp', action, stays: 8000 });
  pass(7999);
  expect(isThere()).toBe(true);
  pass(1);
  expect(isThere()).toBe(false);
});

test('a repeated notice restarts its time', () => {
  render(<Toaster />);
  say({ kind: 'success', title: 'Lamp', id: 'one' });
  pass(2000);
  say({ kind: 'success', title: 'Lamp', id: 'one' });
  pass(2000);
  expect(screen.getAllByText('Lamp')).toHaveLength(1);
});

test('a notice stays while somebody has the focus in it', () => {
  render(<input aria-label="Field" />);
  render(<Toaster />);
  say({ kind: 'success', title: 'Lamp' });
  pass(2000);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  pass(60_000);
  expect(isThere()).toBe(true);
  act(() => screen.getByLabelText('Field').focus());
  pass(1000);
  expect(isThere()).toBe(false);
});

test('a notice stays while somebody points at it', () => {
  render(<Toaster />);
  say({ kind: 'success', title: 'Lamp' });
  fireEvent.pointerEnter(screen.getByRole('region'));
  pass(60_000);
  expect(isThere()).toBe(true);
});

test('two lie behind the newest, and all but that one are counted and wait', () => {
  render(<Toaster />);
  say(
    ...['First', 'Second', 'Third', 'Fourth'].map((title): Notice => ({ kind: 'success', title })),
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Fourth',
    'Third',
    'Second',
  ]);
  expect(isThere('3 more')).toBe(true);
  pass(3000);
  expect(isThere('First')).toBe(true);
});

test('three are in sight while somebody points at them', () => {
  render(<Toaster />);
  say(
    ...['First', 'Second', 'Third', 'Fourth'].map((title): Notice => ({ kind: 'success', title })),
  );
  const region = screen.getByRole('region');
  expect(region).toHaveAttribute('data-piled', 'true');
  fireEvent.pointerEnter(region);
  expect(region).toHaveAttribute('data-piled', 'false');
  expect(isThere('1 more')).toBe(true);
});

test('what lies behind the newest has its full time once it is in front', () => {
  render(<Toaster />);
  say({ kind: 'success', title: 'First' }, { kind: 'success', title: 'Second' });
  pass(3000);
  expect(isThere('Second')).toBe(false);
  pass(2999);
  expect(isThere('First')).toBe(true);
  pass(1);
  expect(isThere('First')).toBe(false);
});

test('what stays until it is closed lies behind what goes by itself', () => {
  render(<Toaster />);
  say(
    { kind: 'error', title: 'Broken' },
    { kind: 'success', title: 'Scored', action: { label: 'Open', run: () => undefined } },
  );
  expect(screen.getByRole('region').textContent).toMatch(/^Broken.*Scored/);
  pass(6000);
  expect(isThere('Broken')).toBe(false);
  expect(isThere('Scored')).toBe(true);
});

test('of more than twenty the oldest goes first', () => {
  render(<Toaster />);
  const numbers = Array.from({ length: 21 }, (_, count) => `Number ${count}`);
  say(...numbers.map((title): Notice => ({ kind: 'loading', title })));
  expect(isThere('19 more')).toBe(true);
  expect(saidNotices().map(({ notice }) => notice.title)).toEqual(numbers.slice(1).reverse());
});

test('F6 moves into the notices and Escape back', () => {
  render(<input aria-label="Field" />);
  render(<Toaster />);
  say({ kind: 'loading', title: 'Lamp' });
  const field = screen.getByLabelText('Field');
  act(() => field.focus());
  fireEvent.keyDown(document, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByRole('region'));
  fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
  expect(document.activeElement).toBe(field);
});

test('closing the last notice returns the focus to where it was', () => {
  render(<input aria-label="Field" />);
  render(<Toaster />);
  say({ kind: 'loading', title: 'Lamp' });
  const field = screen.getByLabelText('Field');
  act(() => field.focus());
  const close = screen.getByRole('button', { name: 'Dismiss' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(document.activeElement).toBe(field);
});

test('a notice takes the focus from nobody who left the earlier ones by way of the browser', () => {
  render(<input aria-label="Field" />);
  render(<Toaster />);
  say({ kind: 'loading', title: 'Lamp' });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  // The browser's own controls are no part of the page: the next stop has no name.
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  const field = screen.getByLabelText('Field');
  act(() => field.focus());
  say({ kind: 'loading', title: 'Rope' });
  expect(document.activeElement).toBe(field);
});

test('a notice repeated while somebody is pressing it keeps the focus on its action', () => {
  const opened: string[] = [];
  const news = (kind: Notice['kind'], title: string): Notice => ({
    id: 'batch',
    kind,
    title,
    action: { label: 'Open', run: () => opened.push(title) },
  });
  render(<Toaster />);
  say({ kind: 'loading', title: 'Lamp' }, news('success', 'Submitted'));
  const open = screen.getByRole('button', { name: 'Open' });
  act(() => open.focus());
  say({ kind: 'loading', title: 'Shade' }, news('error', 'Failed'));
  expect(document.activeElement).toBe(open);
  fireEvent.click(open);
  expect(opened).toEqual(['Failed']);
});

test('a notice whose action is gone when it is repeated leaves the focus with the notices', () => {
  render(<Toaster />);
  const action = { label: 'Open', run: () => undefined };
  say({ id: 'batch', kind: 'success', title: 'Submitted', action });
  act(() => screen.getByRole('button', { name: 'Open' }).focus());
  say({ id: 'batch', kind: 'success', title: 'Finished' });
  expect(document.activeElement).toBe(screen.getByRole('region'));
});

test('an error interrupts the screen reader, a success waits', () => {
  render(<Toaster />);
  say({ kind: 'error', title: 'Broken' }, { kind: 'success', title: 'Mended' });
  expect(screen.getByRole('alert').textContent).toContain('Broken');
  expect(screen.getByRole('status').textContent).toContain('Mended');
});
