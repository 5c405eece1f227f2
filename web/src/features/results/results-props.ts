import type { BatchJob } from '@candor/domain/model/batch';
import type { JobRequirement } from '@candor/domain/model/match';
import type { ReactNode } from 'react';
import type { Weighable } from './rows/weighable';

/** Somebody who can be put on a shared list. */
export type Sharable = {
  id: string;
  name: string;
  /** null while it is covered. */
  score: number | null;
};

/** What the page gives the results: the batch, and what belongs to other parts of the product. */
export type ResultsProps = {
  job: BatchJob;
  refreshEvery: number | false;
  /** The address asks to try other weights. */
  whatIf: boolean;
  /** Fetches what-if ahead, where it is likely to be opened. */
  warmWhatIf: () => void;
  renderHead: (actions: ReactNode) => ReactNode;
  renderShare: (share: {
    people: readonly Sharable[];
    chosen: readonly string[];
    onClose: () => void;
  }) => ReactNode;
  renderWhatIf: (results: {
    people: readonly Weighable[];
    requirements: readonly JobRequirement[];
    head: ReactNode;
  }) => ReactNode;
};
