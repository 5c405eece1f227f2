import { isFinal } from '@candor/domain/rules/batch-status';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatCount } from '../../ui/format';
import { useLayoutQuery } from '../../ui/use-layout-query';
import { startComparing } from './compare/start-comparing';
import { useComparePlace } from './compare/use-compare-place';
import { useDeciding } from './decisions/use-deciding';
import { useDecisionNotice } from './decisions/use-decision-notice';
import { useBatchExport } from './export/use-batch-export';
import { useRowsExport } from './export/use-rows-export';
import { prefetchLazyParts } from './lazy-parts';
import { readSelection } from './list/kept-selection';
import { useListActions } from './list/use-list-actions';
import { useSelection } from './list/use-selection';
import { usePrefetchCandidates } from './pane/use-candidate';
import type { Reading } from './reading';
import { useReplaced } from './replace/use-replaced';
import type { ResultsProps } from './results-props';
import { chooseCompared } from './rows/choose-compared';
import { type Loaded, useKnownPeople } from './use-known-people';
import { useResultActions } from './use-result-actions';
import { useResultDialogs } from './use-result-dialogs';
import { useWalk } from './use-walk';
import { usePreferences } from './view/preferences';
import { useView } from './view/use-view';
import { withFlag } from './view/with-flag';

export type ResultsScreenProps = Omit<ResultsProps, 'read'> & {
  results: Loaded;
  /** How much has been read while some people are missing. */
  reading: Reading | null;
  /** Nobody is here yet. */
  loading: boolean;
  /** Shown instead of the people while they are unavailable. */
  instead: ReactNode;
};

/** What the parts of the results screen show and do. */
export type ResultsState = ReturnType<typeof useResultsScreen>;

/** The results of a batch: who is in view, open and selected, and everything that can be done with them. */
export function useResultsScreen(props: ResultsScreenProps) {
  const { job, results, reading } = props;
  const wide = useLayoutQuery('(min-width: 80rem)');
  const { query, view, change, goTo, keep } = useView(wide);
  const { state } = useLocation();
  const [preferences, prefer] = usePreferences();
  const { hideNames } = preferences;
  const running = !isFinal(job.status);
  const [searchOpen, setSearchOpen] = useState(view.search !== '');

  const known = useKnownPeople({ job, results, reading, view, preferences });
  const { people, nameOf, review, evidenceFirst, listed, shortlistIds } = known;
  const { isCovered } = evidenceFirst;
  const { rows, ids } = people;
  const scored = rows.scored.length > 0;
  const selection = useSelection(ids, () => readSelection(state));
  const walk = useWalk({
    ids,
    candidate: view.candidate,
    openFirst: wide && !running,
    onCandidate: useCallback((candidate: string | null) => change({ candidate }), [change]),
  });
  const { openId } = walk;
  const onReplaced = useReplaced({
    rows,
    hideNames,
    isCovered,
    settle: people.settled.settle,
    goTo: (id) => {
      if (view.show === 'unread') change({ show: 'all' });
      walk.goTo(id);
    },
  });
  const comparing = view.compare.length > 0;
  const openIndex = openId === null ? -1 : ids.indexOf(openId);
  usePrefetchCandidates(job.batch_job_id, ids.slice(openIndex + 1, openIndex + 3));
  useDecisionNotice(review, openId !== null && !comparing);
  useComparePlace(comparing, walk.current);
  useEffect(() => (scored && !reading ? prefetchLazyParts() : undefined), [scored, reading]);

  const dialogs = useResultDialogs({ ...props, scored, selected: selection.selected, keep });
  const deciding = useDeciding(review, walk, selection);
  const compare = (wanted?: readonly string[]) =>
    startComparing(
      wanted ?? chooseCompared(listed, [...selection.selected], shortlistIds, openId, isCovered),
      (compared) => change({ compare: compared }),
    );
  const tryWhatIf = (on: boolean) => goTo(withFlag(query, 'whatIf', on));
  const batchExport = useBatchExport(job, hideNames);

  const person = openId ?? walk.activeId;
  const chosen = [...selection.selected];
  const one = person === null ? null : nameOf(person);
  useResultActions(!dialogs.open && !comparing && !props.whatIf, {
    subject: chosen.length > 0 ? `${formatCount(chosen.length)} selected` : one,
    step: walk.step,
    decide: deciding.decide,
    select: (range) => {
      const id = walk.current();
      if (id !== null) selection.toggle(id, range);
    },
    compare: () => compare(),
    whatIf: () => tryWhatIf(true),
    share: () => dialogs.share(chosen.length > 0 ? chosen : shortlistIds),
    invite: () => dialogs.invite(chosen.length > 0 || person === null ? chosen : [person]),
    callSheet: dialogs.callSheet,
    save: batchExport.save,
    checks: dialogs.checks,
    hideNames: () => prefer({ hideNames: !hideNames }),
    search: () => {
      setSearchOpen(true);
      focusSearch();
    },
    undo: review.undo,
    close: walk.close,
  });
  const listActions = useListActions({
    walk,
    selection,
    sorts: view.sorts,
    onDecide: review.decide,
    onView: change,
  });
  const rowsExport = useRowsExport({
    job,
    hideNames,
    requirements: rows.requirements,
    decisionOf: review.decisionOf,
    isCovered,
  });
  return {
    job,
    reading,
    wide,
    running,
    scored,
    // The frame has its final layout, so nothing moves when the people arrive.
    expectsPeople: props.loading && job.processed_candidates > 0,
    comparing,
    known,
    query,
    view,
    preferences,
    selection,
    walk,
    dialogs,
    searchOpen,
    rowsExport,
    batchExport,
    listActions,
    onView: change,
    onQuery: goTo,
    onPrefer: prefer,
    onSearchOpen: setSearchOpen,
    onDecide: deciding.decide,
    onDecideOne: deciding.decideOne,
    onCompare: compare,
    onWhatIf: tryWhatIf,
    onReplaced,
  };
}

/** An existing field is focused; a new one focuses itself. */
function focusSearch(): void {
  document.querySelector<HTMLElement>('[data-batch-search]')?.focus();
}
