import type { DecisionKind } from '@candor/domain/model/batch';
import type { LabelledRequirement } from '../rows/build-rows';
import type { RankedRow } from '../rows/rank-rows';
import type { Sort } from '../rows/sort-rows';
import type { Density } from '../view/preferences';

/** What can be done from the list. Stable, so that a row is drawn again only when it changed. */
export type ListActions = {
  open: (id: string, requirementId?: string) => void;
  decide: (id: string, decision: DecisionKind) => void;
  /** Selects or deselects; with `range` everybody since the last one. */
  select: (id: string, range: boolean) => void;
  selectAll: (on: boolean) => void;
  sort: (key: string, add: boolean) => void;
  /** Makes a row the one that keys act on. */
  activate: (id: string) => void;
};

/** The people of a batch in the order of the screen, and how each of them stands. */
export type ListProps = {
  title: string;
  batchId: string;
  rows: readonly RankedRow[];
  /** How many rows there will be once everybody is here; null while only the server could tell. */
  expected: number | null;
  requirements: readonly LabelledRequirement[];
  sorts: readonly Sort[];
  /** Whether anybody finished an assessment. */
  assessed: boolean;
  /** Columns that are left out: `must`, `assessment`, `yours` or labels of requirements. */
  hidden: readonly string[];
  density: Density;
  openId: string | null;
  activeId: string | null;
  selected: ReadonlySet<string>;
  decisionOf: (id: string) => DecisionKind | null;
  isCovered: (id: string) => boolean;
  actions: ListActions;
  /** A finger on a dot: its sentence first, its person with the second touch. */
  onTap: (rowId: string, requirementId: string) => void;
};
