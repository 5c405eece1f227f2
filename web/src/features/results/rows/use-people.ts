import type { DecisionKind, ProcessedItem } from '@candor/domain/model/batch';
import type { JobRequirement } from '@candor/domain/model/match';
import { useMemo } from 'react';
import { type SecondLook, secondLook } from '../second-look/second-look';
import { isByScore, type Show, type ViewState } from '../view/view-state';
import { buildRows, type Rows } from './build-rows';
import { countShown, isShown } from './filter-rows';
import { type RankedRow, rankRows } from './rank-rows';
import { type Sort, sortRows } from './sort-rows';
import { useSettledOrder } from './use-settled-order';

type Wanted = {
  batchId: string;
  items: readonly ProcessedItem[];
  jobRequirements: readonly JobRequirement[];
  running: boolean;
  view: ViewState;
  hideNames: boolean;
  /** Scores are covered, so their order would tell them. */
  evidenceFirst: boolean;
  decisionOf: (id: string) => DecisionKind | null;
};

export type People = {
  rows: Rows;
  ranked: RankedRow[];
  /** In the order and the part of the batch that is on screen. */
  visible: RankedRow[];
  ids: string[];
  sorts: readonly Sort[];
  counts: Record<Show, number>;
  looks: readonly SecondLook[];
  settled: { arrived: number; settle: () => void };
};

const AS_UPLOADED: readonly Sort[] = [{ key: 'source', direction: 'ascending' }];

/** The people of a batch as the view wants them: ranked, filtered, ordered, counted. */
export function usePeople(wanted: Wanted): People {
  const { batchId, items, jobRequirements, running, view, hideNames, decisionOf } = wanted;
  const rows = useMemo(
    () => buildRows(items, jobRequirements, hideNames),
    [items, jobRequirements, hideNames],
  );
  const ranked = useMemo(() => rankRows(rows.scored), [rows]);
  const looks = useMemo(
    () => (running ? [] : secondLook(ranked, rows.requirements, batchId)),
    [running, ranked, rows.requirements, batchId],
  );
  const settled = useSettledOrder(ranked, rows.requirements, running);
  const sorts = wanted.evidenceFirst && isByScore(view.sorts) ? AS_UPLOADED : view.sorts;

  const ordered = isByScore(sorts)
    ? settled.rows
    : sortRows(ranked, sorts, { requirements: rows.requirements, decisionOf });
  const judging = {
    decisionOf,
    isSecondLook: (id: string) => looks.some((look) => look.id === id),
  };
  const visible = ordered.filter((row) => isShown(row, view, judging));
  const key = visible.map((row) => row.id).join(' ');
  const ids = useMemo(() => key.split(' ').filter((id) => id !== ''), [key]);
  const counts = countShown(rows, judging);
  return { rows, ranked, visible, ids, sorts, counts, looks, settled };
}
