import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SwipeToDecide } from './SwipeToDecide';

type Way = readonly [x: number, y: number];
const START: Way = [180, 300];

function draw(decision: 'shortlist' | null = null) {
  const onDecide = vi.fn();
  const onOpen = vi.fn();
  render(
    <SwipeToDecide decision={decision} onDecide={onDecide}>
      <button type="button" onClick={onOpen}>
        Ada Lindt
      </button>
    </SwipeToDecide>,
  );
  const card = screen.getByRole('button', { name: 'Ada Lindt' });
  return { card, onDecide, onOpen };
}

/** A finger that moves from the middle of a phone along this path, and lifts. */
function swipe(
  card: HTMLElement,
  ways: readonly Way[],
  over: { pointerType?: string; from?: Way } = {},
) {
  const [x, y] = over.from ?? START;
  const at = ([dx, dy]: Way) => ({
    pointerId: 1,
    isPrimary: true,
    pointerType: over.pointerType ?? 'touch',
    clientX: x + dx,
    clientY: y + dy,
  });
  fireEvent.pointerDown(card, at([0, 0]));
  for (const way of ways) fireEvent.pointerMove(card, at(way));
  fireEvent.pointerUp(card, at(ways.at(-1) ?? [0, 0]));
}

test('right is the shortlist, left is set aside', () => {
  const { card, onDecide } = draw();
  swipe(card, [
    [20, 2],
    [120, 4],
  ]);
  swipe(card, [
    [-20, 2],
    [-120, 4],
  ]);
  expect(onDecide.mock.calls).toEqual([['shortlist'], ['set_aside']]);
});

test('a short swipe decides nothing', () => {
  const { card, onDecide } = draw();
  swipe(card, [[60, 0]]);
  expect(onDecide).not.toHaveBeenCalled();
});

test('a finger that first moves up or down scrolls, wherever it goes after that', () => {
  const { card, onDecide } = draw();
  swipe(card, [
    [4, 30],
    [150, 40],
  ]);
  expect(onDecide).not.toHaveBeenCalled();
});

test('a person already on the shortlist stays there', () => {
  const { card, onDecide } = draw('shortlist');
  swipe(card, [[120, 0]]);
  expect(onDecide).not.toHaveBeenCalled();
});

test('the edge of the screen belongs to the phone, and a mouse selects text', () => {
  const { card, onDecide } = draw();
  swipe(card, [[120, 0]], { from: [8, 300] });
  swipe(card, [[120, 0]], { pointerType: 'mouse' });
  expect(onDecide).not.toHaveBeenCalled();
});

test('a swipe opens nobody, a tap still does', () => {
  const { card, onOpen } = draw();
  swipe(card, [[120, 0]]);
  fireEvent.click(card);
  expect(onOpen).not.toHaveBeenCalled();
  swipe(card, []);
  fireEvent.click(card);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a later click without a finger, as from a screen reader, works', () => {
  const { card, onOpen } = draw();
  swipe(card, [[120, 0]]);
  const later = createEvent.click(card);
  Object.defineProperty(later, 'timeStamp', { value: later.timeStamp + 1000 });
  fireEvent(card, later);
  expect(onOpen).toHaveBeenCalledOnce();
});

test('with reduced motion the card stays in place and still shows what lifting would do', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('prefers-reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { card, onDecide } = draw();
  const touch = { pointerId: 1, isPrimary: true, pointerType: 'touch', clientY: 300 };
  fireEvent.pointerDown(card, { ...touch, clientX: 180 });
  fireEvent.pointerMove(card, { ...touch, clientX: 300 });
  expect(card.parentElement?.style.transform).toBe('');
  expect(screen.getByText('Shortlist')).toBeVisible();
  fireEvent.pointerUp(card, { ...touch, clientX: 300 });
  expect(onDecide).toHaveBeenCalledWith('shortlist');
});
