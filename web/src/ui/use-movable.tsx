import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Content that is shown in one place at a time, and can be moved to another as it is. */
export type Movable = {
  /** The content itself, rendered after every place that may show it. */
  content: ReactNode;
  /** Where it is shown. */
  place: ReactNode;
  /** Puts back what moving undoes: call it once the new place is on screen. */
  settle: () => void;
};

/**
 * Content that keeps what was chosen, written and scrolled in it when it moves to another place, where React would
 * build it anew: it is rendered into an element of its own, and only that element moves.
 */
export function useMovable(children: ReactNode): Movable {
  // A page that is drawn ahead has no document, and shows nothing that moves.
  const [moving] = useState(() => (typeof document === 'object' ? createMoving() : null));
  if (!moving) return { content: null, place: null, settle: () => {} };
  return {
    content: children && createPortal(children, moving.element),
    place: <Place moving={moving} />,
    settle: moving.settle,
  };
}

type Moving = ReturnType<typeof createMoving>;

function Place({ moving }: { moving: Moving }) {
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    here.current?.append(moving.element);
    return moving.leave;
  }, [moving]);
  return <div ref={here} className="contents" />;
}

function createMoving() {
  const element = document.createElement('div');
  element.className = 'contents';
  const places = new Map<Element, () => void>();
  let settle = () => {};
  let frame = 0;
  // Remembered while it is read: when the window has turned, the text has already moved.
  element.addEventListener(
    'scroll',
    ({ target }) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (target instanceof Element) places.set(target, placeIn(target));
      });
    },
    { capture: true, passive: true },
  );
  return {
    element,
    /** What leaves the page loses the focus, and forgets how far it is scrolled. */
    leave: () => {
      cancelAnimationFrame(frame);
      const scrolled = [...places].filter(([box]) => element.contains(box) && box.scrollTop > 0);
      places.clear();
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      settle = () => {
        for (const [, goBack] of scrolled) goBack();
        for (const dialog of element.querySelectorAll('dialog[open]')) bringToFront(dialog);
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      };
    },
    settle: () => {
      settle();
      settle = () => {};
    },
  };
}

/** A dialog that was moved stands in the page, no longer over it. */
function bringToFront(dialog: Element): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog.removeAttribute('open');
  dialog.showModal();
}

/** Remembers which line is in the middle of a scrolled box; returns how to scroll there again at another size. */
function placeIn(box: Element): () => void {
  const { scrollTop } = box;
  const lines = [...box.querySelectorAll('p')];
  const line = lines[firstPast(lines, (one) => belowMiddle(one, box) + one.clientHeight > 0)];
  const before = line ? belowMiddle(line, box) : 0;
  return () => {
    box.scrollTop = scrollTop;
    if (line) box.scrollTop += belowMiddle(line, box) - before;
  };
}

/** How far the top of a line is below the middle of its box, in pixels. */
function belowMiddle(line: Element, box: Element): number {
  const around = box.getBoundingClientRect();
  return line.getBoundingClientRect().top - around.top - around.height / 2;
}

/** The index of the first of ordered things that has come far enough. */
function firstPast<Thing>(things: readonly Thing[], isPast: (thing: Thing) => boolean): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const thing = things[middle];
    if (thing !== undefined && isPast(thing)) high = middle;
    else low = middle + 1;
  }
  return low;
}
