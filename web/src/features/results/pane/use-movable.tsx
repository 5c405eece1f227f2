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
  const [moving] = useState(createMoving);
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
  let settle = () => {};
  return {
    element,
    /** What leaves the page loses the focus, and forgets how far it is scrolled. */
    leave: () => {
      const scrolled = [...element.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
      const returns = scrolled.map(placeIn);
      const focused = element.contains(document.activeElement) ? document.activeElement : null;
      settle = () => {
        for (const goBack of returns) goBack();
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      };
    },
    settle: () => {
      settle();
      settle = () => {};
    },
  };
}

/** Remembers what is in the middle of a scrolled box; returns how to scroll there again at another width. */
function placeIn(box: Element): () => void {
  const { scrollTop: top } = box;
  const { left, width, height, top: edge } = box.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, edge + height / 2);
  const heightOf = (part: Element) =>
    part.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const before = middle && box.contains(middle) ? heightOf(middle) : null;
  return () => {
    box.scrollTop = top;
    if (middle && before !== null) box.scrollTop += heightOf(middle) - before;
  };
}
