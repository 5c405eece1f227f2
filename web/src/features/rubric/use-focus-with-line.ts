import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { controlAt, type LinePlace, placeOf } from './use-lines-by-keys';

/**
 * Keeps the focus with a line that an edit moves. In another group the line is drawn anew, which drops the focus; further down
 * or up it may be out of sight, where it is followed only by those who move by keys. `order` changes when a line moves.
 */
export function useFocusWithLine(list: RefObject<HTMLElement | null>, order: string) {
  const last = useRef<LinePlace | null>(null);
  const before = useRef(order);
  useLayoutEffect(() => {
    if (before.current === order) return;
    before.current = order;
    const control = last.current && controlAt(list.current, last.current);
    if (!control) return;
    if (document.activeElement === document.body) control.focus({ preventScroll: true });
    if (control.matches(':focus-visible'))
      control.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [list, order]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = placeOf(target);
    },
    // Not told of a control that is taken away: only somebody who leaves by themselves is elsewhere.
    onBlur: () => {
      last.current = null;
    },
  };
}
