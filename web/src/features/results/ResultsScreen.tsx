import { isFinal } from '@candor/domain/rules/batch-status';
import { memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatCount } from '../../ui/format';
import { useMediaQuery } from '../../ui/use-media-query';
import { CompareSkeleton } from './compare/CompareSkeleton';
import { startComparing } from './compare/start-comparing';
import { useComparePlace } from './compare/use-compare-place';
import { useDeciding } from './decisions/use-deciding';
import { useDecisionNotice } from './decisions/use-decision-notice';
import { ExportMenu } from './export/ExportMenu';
import { useRowsExport } from './export/use-rows-export';
import { HeadActions } from './HeadActions';
import { ListSide } from './ListSide';
import { Compare, warmLater } from './later';
import { keptSelection, readSelection } from './list/kept-selection';
import { useListActions } from './list/use-list-actions';
import { useSelection } from './list/use-selection';
import { NothingScored } from './NothingScored';
import { CandidatePane } from './pane/CandidatePane';
import { ThirdPane } from './pane/ThirdPane';
import { usePrefetchCandidates } from './pane/use-candidate';
import { type Over, ResultsDialogs } from './ResultsDialogs';
import { PaneGhost } from './ResultsSkeleton';
import { type Reading, tellReading } from './reading';
import { useReplaced } from './replace/use-replaced';
import type { ResultsProps } from './results-props';
import { chooseCompared } from './rows/choose-compared';
import { Split } from './Split';
import { type Loaded, useKnownPeople } from './use-known-people';
import { CHECK_SCORES, useResultActions } from './use-result-actions';
import { useWalk } from './use-walk';
import { usePreferences } from './view/preferences';
import { useView } from './view/use-view';
import { WhatIfSide } from './WhatIfSide';

type ResultsScreenProps = Omit<ResultsProps, 'read'> & {
  results: Loaded;
  /** How much has been read while some people are missing. */
  reading: Reading | null;
  /** Nobody is here yet. */
  loading: boolean;
  /** Shown instead of the people while they are unavailable. */
  instead: ReactNode;
};

/** The results of a batch: the summary, the ranked people, and one person's evidence and decision next to them. */
export const ResultsScreen = memo(function ResultsScreen(props: ResultsScreenProps) {
  const { job, results, reading, renderHead, renderWhatIf } = props;
  const batchId = job.batch_job_id;
  const wide = useMediaQuery('(min-width: 80rem)');
  const { query, view, change, goTo, keep } = useView(wide);
  const { state } = useLocation();
  const [preferences, prefer] = usePreferences();
  const { hideNames } = preferences;
  const widest = useMediaQuery('(min-width: 120rem)');
  const running = !isFinal(job.status);
  const [opened, setOver] = useState<Over | null>(null);
  const [searchOpen, setSearchOpen] = useState(view.search !== '');

  const known = useKnownPeople({ job, results, reading, view, preferences });
  const { people, nameOf, review, evidenceFirst, listed, shortlistIds } = known;
  const { isCovered } = evidenceFirst;
  const { rows, visible, ids } = people;
  const selection = useSelection(ids, () => readSelection(state));
  const walk = useWalk({
    ids,
    candidate: view.candidate,
    openFirst: wide && !running,
    onCandidate: useCallback((candidate: string | null) => change({ candidate }), [change]),
  });
  const { openId, close } = walk;
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
  usePrefetchCandidates(batchId, ids.slice(openIndex + 1, openIndex + 3));
  useDecisionNotice(review, openId !== null && !comparing);
  useComparePlace(comparing, walk.current);

  const compare = (wanted?: readonly string[]) =>
    startComparing(
      wanted ?? chooseCompared(listed, [...selection.selected], shortlistIds, openId, isCovered),
      (ids) => change({ compare: ids }),
    );
  const { decide, decideOne } = useDeciding(review, walk, selection.selected);
  const rowsExport = useRowsExport({
    job,
    hideNames,
    requirements: rows.requirements,
    decisionOf: review.decisionOf,
    isCovered,
  });
  const withEverybody = (run: () => void) => (reading ? tellReading(reading) : run());
  const share = (chosen: readonly string[]) =>
    withEverybody(() => setOver({ kind: 'share', chosen }));
  // Whatever an invitation still needs is on other pages; on return, the selection is still there.
  const invite = (chosen: readonly string[]) => {
    setOver({ kind: 'invite', chosen });
    keep(keptSelection(selection.selected));
  };
  const scored = rows.scored.length > 0;
  // A visitor who comes from a notification about answers sees them as soon as the people are there.
  const over: Over | null = props.answers && scored && !reading ? { kind: 'answers' } : opened;
  const closeOver = () => {
    setOver(null);
    if (over?.kind === 'answers') props.onAnswersRead();
    if (over?.kind === 'invite') keep(null);
  };
  const callSheet = () => withEverybody(() => setOver({ kind: 'call sheet' }));
  const checks = () => setOver({ kind: 'checks' });
  const person = openId ?? walk.activeId;
  const one = person === null ? null : nameOf(person);
  const subject =
    selection.selected.size > 0 ? `${formatCount(selection.selected.size)} selected` : one;
  const acted = selection.selected.size > 0 ? [...selection.selected] : person ? [person] : [];
  useResultActions(!over && !comparing && !props.whatIf, {
    subject,
    step: walk.step,
    decide,
    select: (range) => {
      const id = walk.current();
      if (id !== null) selection.toggle(id, range);
    },
    compare: () => compare(),
    whatIf: () => goTo(withWhatIf(query)),
    share: () => share(shortlistIds),
    invite: () => invite(acted),
    callSheet,
    checks,
    hideNames: () => prefer({ hideNames: !hideNames }),
    search: () => {
      setSearchOpen(true);
      focusSearch();
    },
    undo: review.undo,
    close,
  });
  const actions = useListActions({
    walk,
    selection,
    sorts: view.sorts,
    onDecide: review.decide,
    onView: change,
  });

  useEffect(() => (scored && !reading ? warmLater() : undefined), [scored, reading]);
  // The frame has its final layout, so nothing moves when the people arrive.
  const expectsPeople = props.loading && job.processed_candidates > 0;
  const head = renderHead({
    actions: (scored || expectsPeople) && !props.whatIf && (
      <HeadActions
        shortlisted={(reading && review.decided?.shortlist) || shortlistIds.length}
        loading={!scored}
        onWhatIf={() => goTo(withWhatIf(query))}
        onWhatIfLikely={props.warmWhatIf}
        onCompare={() => compare()}
        onShare={() => share(shortlistIds)}
        menu={
          <ExportMenu
            job={job}
            hideNames={hideNames}
            covered={people.covered > 0}
            busy={rowsExport.busy || !scored || (reading !== null && !reading.stopped)}
            onView={(file) => void rowsExport.save(visible, { ...file, of: 'view' })}
          />
        }
      />
    ),
    more: scored ? [{ ...CHECK_SCORES, kind: 'action', onSelect: checks }] : [],
    unreadable: props.instead !== null && !props.loading,
  });
  if (props.whatIf && scored) {
    return (
      <WhatIfSide
        head={head}
        known={known}
        reading={reading}
        renderWhatIf={renderWhatIf}
        onBack={() => goTo(withoutWhatIf(query))}
      />
    );
  }
  const body = () => {
    if (props.instead) return props.instead;
    if (!scored) return <NothingScored job={job} rows={rows} onReplaced={onReplaced} />;
    if (comparing) {
      return (
        <Suspense fallback={<CompareSkeleton people={view.compare.length} />}>
          <Compare
            job={job}
            ids={view.compare}
            hideNames={hideNames}
            review={review}
            isCovered={isCovered}
            onChange={(compared) => change({ compare: compared })}
            onRead={(id) => change({ compare: [], candidate: id })}
          />
        </Suspense>
      );
    }
    return (
      <ListSide
        job={job}
        people={people}
        reading={reading}
        review={review}
        view={view}
        query={query}
        preferences={preferences}
        openId={openId}
        activeId={walk.activeId ?? openId}
        selection={selection}
        searchOpen={searchOpen}
        isCovered={isCovered}
        nameOf={nameOf}
        actions={actions}
        onView={change}
        onReplaced={onReplaced}
        onQuery={goTo}
        onPrefer={prefer}
        onSearchOpen={setSearchOpen}
        onDecide={decide}
        onCompare={compare}
        rowsExport={rowsExport}
        onShare={share}
        onInvite={invite}
        onInviteLikely={props.warmInvite}
        onCallSheet={callSheet}
      />
    );
  };
  const pane = openId !== null && scored && !comparing && (
    <CandidatePane
      job={job}
      candidateId={openId}
      requirementId={walk.requirementId}
      rows={visible}
      expected={people.expected}
      ranked={people.ranked}
      reading={reading !== null}
      review={review}
      hideNames={hideNames}
      evidenceFirst={evidenceFirst}
      notesBeside={widest}
      nameOf={nameOf}
      onDecide={decideOne}
      onCompare={compare}
      onInvite={() => invite([openId])}
      onHideNames={(hide) => prefer({ hideNames: hide })}
      onOpen={walk.open}
      onClose={close}
    />
  );
  const third = widest && pane && openId !== null && (
    <ThirdPane
      open={{ id: openId, name: nameOf(openId) }}
      chosen={visible.filter(({ id }) => selection.selected.has(id))}
      isCovered={isCovered}
      review={review}
      onOpen={walk.open}
      onToggle={(id) => selection.toggle(id, false)}
      onCompare={() => compare([...selection.selected])}
    />
  );
  const paneGhost = expectsPeople && !comparing && !props.whatIf && wide && !running && (
    <PaneGhost />
  );
  return (
    <Split
      pane={pane || paneGhost}
      third={third || (widest && paneGhost && <PaneGhost />)}
      wide={wide}
      onClose={close}
    >
      {head}
      {body()}
      {over && (
        <ResultsDialogs
          over={over}
          job={job}
          items={results.processed_items}
          known={known}
          hideNames={hideNames}
          renderShare={props.renderShare}
          renderInvite={props.renderInvite}
          onSomeLeft={selection.deselect}
          onRead={(id) => {
            closeOver();
            walk.open(id);
          }}
          onClose={closeOver}
        />
      )}
    </Split>
  );
});

/** An existing field is focused; a new one focuses itself. */
function focusSearch(): void {
  document.querySelector<HTMLElement>('[data-batch-search]')?.focus();
}

function withWhatIf(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('whatIf', '1');
  return next;
}

function withoutWhatIf(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('whatIf');
  return next;
}
