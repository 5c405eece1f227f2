import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useActions } from '../../../ui/actions/use-actions';

type RowWalk = {
  table: RefObject<HTMLTableElement | null>;
  /** The row that keys act on; null where there is none. */
  activeId: string | null;
  activate: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Walks over the rows of a table with one tab stop: arrows, J and K go along them, Enter opens. */
export function useRowWalk(ids: readonly string[], onOpen: (id: string) => void): RowWalk {
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const activeId = wanted !== null && ids.includes(wanted) ? wanted : (ids[0] ?? null);
  const goTo = (id: string | undefined) => {
    if (id === undefined) return;
    setWanted(id);
    focusRow(table.current, id);
  };
  const step = (by: 1 | -1) => {
    const index = activeId === null ? -1 : ids.indexOf(activeId);
    const inside = table.current?.contains(document.activeElement) ?? false;
    goTo(ids[inside ? index + by : index]);
  };
  const keys = { scope: 'page', group: 'Candidates', inPalette: false, repeats: true } as const;
  useActions(
    ids.length === 0
      ? []
      : [
          {
            ...keys,
            id: 'report.next',
            label: 'Next candidate',
            keys: 'j',
            run: () => step(1),
          },
          {
            ...keys,
            id: 'report.previous',
            label: 'Previous candidate',
            keys: 'k',
            run: () => step(-1),
          },
        ],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || activeId === null) return;
    if (!(event.target instanceof Element) || !event.target.matches('[data-row]')) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(activeId);
      return;
    }
    const next = idAfter(event.key, ids, ids.indexOf(activeId));
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  };
  return { table, activeId, activate: setWanted, onKeyDown };
}

/** The row that a key leads to; null for a key that leads nowhere. */
function idAfter(key: string, ids: readonly string[], at: number): string | null {
  switch (key) {
    case 'ArrowDown':
      return ids[at + 1] ?? null;
    case 'ArrowUp':
      return ids[at - 1] ?? null;
    case 'Home':
      return ids[0] ?? null;
    case 'End':
      return ids.at(-1) ?? null;
    default:
      return null;
  }
}

/** Found by comparing: an id of another system may hold any letter. */
function focusRow(table: HTMLTableElement | null, id: string): void {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  rows.find(({ dataset }) => dataset.row === id)?.focus();
}
