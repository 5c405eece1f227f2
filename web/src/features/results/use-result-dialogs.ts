import { useState } from 'react';
import { keptSelection } from './list/kept-selection';
import type { ResultDialog } from './ResultsDialogs';
import { type Reading, tellReading } from './reading';
import type { ResultsProps } from './results-props';

type Under = Pick<ResultsProps, 'answers' | 'onAnswersRead'> & {
  /** Whether anybody is in the list. */
  scored: boolean;
  /** How much has been read while some people are missing. */
  reading: Reading | null;
  selected: ReadonlySet<string>;
  /** Stores something with the history entry. */
  keep: (state: unknown) => void;
};

/** Which dialog is over the results, and how each is opened. */
export function useResultDialogs(under: Under) {
  const { answers, onAnswersRead, scored, reading, selected, keep } = under;
  const [opened, setOpened] = useState<ResultDialog | null>(null);
  // A visitor who comes from a notification about answers sees them as soon as the people are there.
  const open: ResultDialog | null = answers && scored && !reading ? { kind: 'answers' } : opened;
  const withEverybody = (next: ResultDialog) => (reading ? tellReading(reading) : setOpened(next));
  return {
    open,
    share: (chosen: readonly string[]) => withEverybody({ kind: 'share', chosen }),
    // Whatever an invitation still needs is on other pages; on return, the selection is still there.
    invite: (chosen: readonly string[]) => {
      setOpened({ kind: 'invite', chosen });
      keep(keptSelection(selected));
    },
    callSheet: () => withEverybody({ kind: 'call sheet' }),
    checks: () => setOpened({ kind: 'checks' }),
    close: () => {
      setOpened(null);
      if (open?.kind === 'answers') onAnswersRead();
      if (open?.kind === 'invite') keep(null);
    },
  };
}
