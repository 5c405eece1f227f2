import type { DecisionKind, ProcessedItem } from '@candor/domain/model/batch';
import type { JobRequirement } from '@candor/domain/model/match';
import { useMemo } from 'react';
import type { Review } from '../decisions/use-review';
import type { Reading } from '../reading';
import { type SecondLook, secondLook } from '../second-look/second-look';
import { isByScore, type ViewState } from '../view/view-state';
import { type AssessmentOf, buildRows, type Rows } from './build-rows';
import {
  countShown,
  countWhileReading,
  isShown,
  type Judging,
  type ShownCounts,
} from './filter-rows';
import { type RankedRow, rankRows } from './rank-rows';
import { type Sort, sortRows } from './sort-rows';
import { useSettledOrder } from './use-settled-order';

type Wanted = {
  batchId: string;
  items: readonly ProcessedItem[];
  jobRequirements: readonly JobRequirement[];
  assessmentOf: AssessmentOf;
  running: boolean;
  /** Not everybody of the batch is here yet. */
  reading: Reading | null;
  decided: Review['decided'];
  view: ViewState;
  hideNames: boolean;
  /** Whose score must not be revealed, neither as a number nor by the order. */
  isCovered: (id: string) => boolean;
  decisionOf: (id: string) => DecisionKind | null;
};

export type People = {
  rows: Rows;
  ranked: RankedRow[];
  /** How many scores are covered. */
  covered: number;
  /** In the order and the part of the batch that is on screen. */
  visible: RankedRow[];
  ids: string[];
  /** Whether anybody of the batch finished an assessment. */
  assessed: boolean;
  sorts: readonly Sort[];
  counts: ShownCounts;
  /** How many rows the list will have; null while only the server could tell. */
  expected: number | null;
  looks: readonly SecondLook[];
  /** Decides who belongs to which part of the batch. */
  judging: Judging;
  settled: { arrived: number; settle: () => void };
};

const AS_UPLOADED: readonly Sort[] = [{ key: 'source', direction: 'ascending' }];

/** The people of a batch as the view wants them: ranked, filtered, sorted, counted. */
export function usePeople(wanted: Wanted): People {
  const { batchId, items, jobRequirements, running, reading, hideNames, decisionOf } = wanted;
  const { show, range, search, sorts: asked } = wanted.view;
  const { assessmentOf } = wanted;
  const rows = useMemo(
    () => buildRows(items, jobRequirements, hideNames, assessmentOf),
    [items, jobRequirements, hideNames, assessmentOf],
  );
  const ranked = useMemo(() => rankRows(rows.scored), [rows]);
  const { isCovered } = wanted;
  const covered = useMemo(
    () => ranked.filter(({ id }) => isCovered(id)).length,
    [ranked, isCovered],
  );
  const untold = covered > 0;
  const looks = useMemo(
    () => (running || reading || untold ? [] : secondLook(ranked, rows.requirements, batchId)),
    [running, reading, untold, ranked, rows.requirements, batchId],
  );
  const settled = useSettledOrder(ranked, rows.requirements, {
    running,
    reading: reading !== null,
  });
  const sorts = useMemo(() => (untold ? untoldSorts(asked) : asked), [untold, asked]);

  const judging = useMemo(() => {
    const looked = new Set(looks.map(({ id }) => id));
    return { decisionOf, isSecondLook: (id: string) => looked.has(id) };
  }, [looks, decisionOf]);
  const byScore = isByScore(sorts) ? settled.rows : null;
  const ordered = useMemo(
    () =>
      byScore ??
      sortRows(ranked, untold ? [...sorts, ...AS_UPLOADED] : sorts, {
        requirements: rows.requirements,
        decisionOf,
      }),
    [byScore, ranked, untold, sorts, rows.requirements, decisionOf],
  );
  const visible = useMemo(() => {
    const wantedPart = { show, range: untold ? null : range, search };
    return ordered.filter((row) => isShown(row, wantedPart, judging));
  }, [ordered, untold, show, range, search, judging]);
  const key = useMemo(() => visible.map((row) => row.id).join(' '), [visible]);
  const ids = useMemo(() => key.split(' ').filter((id) => id !== ''), [key]);
  const { decided } = wanted;
  const counts = useMemo(() => {
    const here = countShown(rows, judging);
    return reading ? countWhileReading(here, reading, decided) : here;
  }, [rows, judging, reading, decided]);
  const whole = show === 'all' && search === '' && (untold || range === null);
  const expected = !reading ? visible.length : whole ? reading.stats.successful_matches : null;
  const assessed = assessmentOf.size > 0;
  return {
    rows,
    ranked,
    covered,
    visible,
    ids,
    assessed,
    sorts,
    counts,
    expected,
    looks,
    judging,
    settled,
  };
}

/** The requested order without anything that would reveal a score. */
function untoldSorts(sorts: readonly Sort[]): readonly Sort[] {
  const told = sorts.filter(({ key }) => key !== 'score');
  return told.length > 0 ? told : AS_UPLOADED;
}
