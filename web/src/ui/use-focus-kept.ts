import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const ITEMS = 'li, tbody tr';
const CONTROLS = 'button, input, select, textarea, a[href]';

type Place = { item: number; control: number };

type KeptFocus<List extends HTMLElement> = {
  ref: RefObject<List | null>;
  onFocusCapture: (event: FocusEvent<List>) => void;
};

/**
 * Keeps the focus in a list whose items are removed by buttons of their own: it goes to the same control of the item that
 * follows, of the last one, or to the list itself. `state` is anything that changes when an item does.
 */
export function useFocusKept<List extends HTMLElement>(state: string | number): KeptFocus<List> {
  const ref = useRef<List>(null);
  const last = useRef<Place | null>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const list = ref.current;
    if (list === null || last.current === null || document.activeElement !== document.body) return;
    controlAt(list, last.current).focus({ preventScroll: true });
  }, [state]);
  return {
    ref,
    onFocusCapture: ({ currentTarget, target }) => {
      const items = itemsOf(currentTarget);
      const item = items.findIndex((one) => one.contains(target));
      last.current = { item, control: controlsOf(items[item]).indexOf(target) };
    },
  };
}

function controlAt(list: HTMLElement, { item, control }: Place): HTMLElement {
  const items = itemsOf(list);
  const near = item === -1 ? undefined : items[Math.min(item, items.length - 1)];
  const controls = controlsOf(near);
  const same = controls[control];
  if (same?.matches(':enabled, a')) return same;
  return controls.findLast((one) => one.matches(':enabled, a')) ?? list;
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ITEMS)];
}

function controlsOf(item: HTMLElement | undefined): HTMLElement[] {
  return [...(item?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}
