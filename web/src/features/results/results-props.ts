import type { BatchJob } from '@candor/domain/model/batch';
import type { JobRequirement } from '@candor/domain/model/match';
import type { ReactNode } from 'react';
import type { MenuItem } from '../../ui/Menu';
import type { Weighable } from './rows/weighable';
import type { ResultsRead } from './use-results';

/** A person who can be put on a shared list. */
export type Sharable = {
  id: string;
  name: string;
  /** null while covered. */
  score: number | null;
};

/** A person who can be invited to an assessment. */
export type Invitable = {
  id: string;
  /** Their name in the list: a number if names are hidden. */
  label: string;
  /** As in the resume, even while names are hidden; null if it does not say. */
  name: string | null;
  email: string | null;
  /** The person whose text theirs repeats. */
  repeats: string | null;
  /** Somebody decided against them: one may have selected them by mistake. */
  setAside: boolean;
};

/** What the page passes to the results: the batch, and what belongs to other parts of the product. */
export type ResultsProps = {
  job: BatchJob;
  read: ResultsRead;
  /** The URL asks to try other weights. */
  whatIf: boolean;
  /** The URL asks for what recipients of shared links said. */
  answers: boolean;
  onAnswersRead: () => void;
  /** Prefetches what-if when it is likely to be opened. */
  warmWhatIf: () => void;
  /** The same for inviting. */
  warmInvite: () => void;
  renderHead: (head: {
    actions: ReactNode;
    /** Additional items of its menu. */
    more: readonly MenuItem[];
    /** Whether there are no scores: nobody could be read, or reading the people failed. */
    unscored: boolean;
  }) => ReactNode;
  renderShare: (share: {
    people: readonly Sharable[];
    chosen: readonly string[];
    forAnswers: boolean;
    onClose: () => void;
  }) => ReactNode;
  renderInvite: (invite: {
    people: readonly Invitable[];
    namesHidden: boolean;
    /** Called with those invited, if more were selected than can be invited at once. */
    onSomeLeft: (invited: readonly string[]) => void;
    onClose: () => void;
  }) => ReactNode;
  renderWhatIf: (results: {
    people: readonly Weighable[];
    requirements: readonly JobRequirement[];
    head: ReactNode;
  }) => ReactNode;
};
