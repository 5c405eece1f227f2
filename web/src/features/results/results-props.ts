import type { BatchJob } from '@candor/domain/model/batch';
import type { JobRequirement } from '@candor/domain/model/match';
import type { ReactNode } from 'react';
import type { MenuItem } from '../../ui/Menu';
import type { Weighable } from './rows/weighable';
import type { ResultsRead } from './use-results';

/** Somebody who can be put on a shared list. */
export type Sharable = {
  id: string;
  name: string;
  /** null while it is covered. */
  score: number | null;
};

/** Somebody who can be invited to an assessment. */
export type Invitable = {
  id: string;
  /** What the list calls them: a number where names are hidden. */
  label: string;
  /** As the resume has them, also while names are hidden; null where it does not say. */
  name: string | null;
  email: string | null;
  /** Whose text theirs is once more. */
  repeats: string | null;
};

/** What the page gives the results: the batch, and what belongs to other parts of the product. */
export type ResultsProps = {
  job: BatchJob;
  read: ResultsRead;
  /** The address asks to try other weights. */
  whatIf: boolean;
  /** The address asks for what was said on the links that were sent. */
  answers: boolean;
  onAnswersRead: () => void;
  /** Fetches what-if ahead, where it is likely to be opened. */
  warmWhatIf: () => void;
  /** The same for inviting. */
  warmInvite: () => void;
  renderHead: (head: {
    actions: ReactNode;
    /** What its menu offers as well. */
    more: readonly MenuItem[];
    /** Whether the people could not be read. */
    unreadable: boolean;
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
    /** Told who was invited, where more were chosen than are invited at once. */
    onSomeLeft: (invited: readonly string[]) => void;
    onClose: () => void;
  }) => ReactNode;
  renderWhatIf: (results: {
    people: readonly Weighable[];
    requirements: readonly JobRequirement[];
    head: ReactNode;
  }) => ReactNode;
};
