import type { DecisionKind } from '@candor/domain/model/batch';
import type { LabelledRequirement } from '../rows/build-rows';
import type { RankedRow } from '../rows/rank-rows';
import type { Sort } from '../rows/sort-rows';
import type { Density } from '../view/preferences';

/** Actions of the list. Stable, so that a row is re-rendered only when it changed. */
export type ListActions = {
  open: (id: string, requirementId?: string) => void;
  decide: (id: string, decision: DecisionKind) => void;
  /** Selects or deselects; with `range` everybody since the last one. */
  select: (id: string, range: boolean) => void;
  selectAll: (on: boolean) => void;
  sort: (key: string, add: boolean) => void;
  /** Makes a row the target of the keys. */
  activate: (id: string) => void;
};

/** The people of a batch in screen order, and the state of each. */
export type ListProps = {
  title: string;
  batchId: string;
  rows: readonly RankedRow[];
  /** How many rows there will be once everybody is loaded; null while only the server could tell. */
  expected: number | null;
  requirements: readonly LabelledRequirement[];
  sorts: readonly Sort[];
  /** Whether anybody finished an assessment. */
  assessed: boolean;
  /** Columns left out: `must`, `assessment`, `yours` or labels of requirements. */
  hidden: readonly string[];
  density: Density;
  openId: string | null;
  activeId: string | null;
  selected: ReadonlySet<string>;
  decisionOf: (id: string) => DecisionKind | null;
  isCovered: (id: string) => boolean;
  actions: ListActions;
  /** A tap on a dot: first its passage, then its person on the second tap. */
  onTap: (rowId: string, requirementId: string) => void;
};
