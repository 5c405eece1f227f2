import type { DecisionKind } from '@candor/domain/model/batch';
import { useMemo } from 'react';
import { nextSorts, type Sort } from '../rows/sort-rows';
import type { ViewState } from '../view/view-state';
import type { ListActions } from './list-props';
import type { Selection } from './use-selection';

type Parts = {
  walk: Pick<ListActions, 'open' | 'activate'>;
  selection: Selection;
  sorts: readonly Sort[];
  onDecide: (ids: readonly string[], decision: DecisionKind) => void;
  onView: (change: Partial<ViewState>) => void;
};

/** The actions of rows and headers, as one value that changes only when the order does. */
export function useListActions({ walk, selection, sorts, onDecide, onView }: Parts): ListActions {
  const { open, activate } = walk;
  const { toggle, setAll } = selection;
  return useMemo(
    () => ({
      open,
      activate,
      select: toggle,
      selectAll: setAll,
      decide: (id, decision) => onDecide([id], decision),
      sort: (key, add) => onView({ sorts: nextSorts(sorts, key, add) }),
    }),
    [open, activate, toggle, setAll, onDecide, onView, sorts],
  );
}
