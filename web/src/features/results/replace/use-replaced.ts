import type { ReplacedDocument } from '@candor/domain/model/batch';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../../../ui/toast';
import { focusRow } from '../list/focus-row';
import { nameOf, numberedName, type Rows } from '../rows/build-rows';
import { replacedNotice } from './replaced-notice';

type Place = {
  rows: Rows;
  hideNames: boolean;
  isCovered: (id: string) => boolean;
  /** Moves everybody to the position of their score. */
  settle: () => void;
  /** Goes to a person in the list. */
  goTo: (id: string) => void;
};

type Arrival = { id: string; shelfPlace: number };

/**
 * Announces that a document could finally be read and, once the person is in the list, moves them to their position
 * and the focus to where it continues: the next document on the shelf, or after the last one the person.
 */
export function useReplaced(place: Place): (answer: ReplacedDocument) => void {
  const { rows, hideNames, isCovered, settle, goTo } = place;
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const focusNext = useRef<string | null>(null);
  const here = arrival !== null && rows.scored.some(({ id }) => id === arrival.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, whatever else is drawn
  useEffect(() => {
    if (!here) return;
    setArrival(null);
    settle();
    if (document.activeElement !== document.body) return;
    const others = [...document.querySelectorAll<HTMLElement>('[data-replace]')];
    const next = others[Math.min(arrival.shelfPlace, others.length - 1)];
    if (next) return next.focus();
    focusNext.current = arrival.id;
    goTo(arrival.id);
  }, [here]);

  // The row is rendered when its person is the active one.
  useEffect(() => {
    if (focusNext.current === null) return;
    if (document.activeElement === document.body) focusRow(focusNext.current);
    if (document.activeElement !== document.body) focusNext.current = null;
  });

  return useCallback(
    (answer) => {
      const { candidate_id_internal: id, match_score: score } = answer;
      if (score === null) return;
      const name = hideNames ? numberedName(answer) : nameOf(answer);
      notify(replacedNotice(answer, { name, covered: isCovered(id) }));
      setArrival({ id, shelfPlace: rows.unread.findIndex((row) => row.id === id) });
    },
    [hideNames, isCovered, rows],
  );
}
