import type { BatchResults } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useMediaQuery } from '../../ui/use-media-query';
import { CallSheet } from './call-sheet/CallSheet';
import { Compare } from './compare/Compare';
import { startComparing } from './compare/start-comparing';
import { useDeciding } from './decisions/use-deciding';
import { useDecisionNotice } from './decisions/use-decision-notice';
import { useReview } from './decisions/use-review';
import { useEvidenceFirst } from './evidence-first/use-evidence-first';
import { ExportMenu } from './export/ExportMenu';
import { rowsToCsv } from './export/export-rows';
import { saveRows } from './export/save-rows';
import { HeadActions } from './HeadActions';
import { ListSide } from './ListSide';
import { focusRow } from './list/focus-row';
import { useListActions } from './list/use-list-actions';
import { useSelection } from './list/use-selection';
import { NothingScored } from './NothingScored';
import { CandidatePane } from './pane/CandidatePane';
import { usePrefetchCandidates } from './pane/use-candidate';
import type { ResultsProps } from './results-props';
import { numberedName, nameOf as plainNameOf } from './rows/build-rows';
import { chooseCompared } from './rows/choose-compared';
import type { RankedRow } from './rows/rank-rows';
import { usePeople } from './rows/use-people';
import { weighableOf } from './rows/weighable';
import { Split } from './Split';
import { useResultActions } from './use-result-actions';
import { useWalk } from './use-walk';
import { usePreferences } from './view/preferences';
import { useView } from './view/use-view';

type Loaded = Pick<BatchResults, 'processed_items' | 'requirements'>;

type ResultsScreenProps = Omit<ResultsProps, 'refreshEvery'> & {
  results: Loaded;
  /** What stands in place of the people while they cannot be shown. */
  instead: ReactNode;
};

/** The results of a batch: what they say, the ranked people, and one person's evidence and decision beside them. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { job, results, renderHead, renderShare, renderWhatIf } = props;
  const batchId = job.batch_job_id;
  const { query, view, change, goTo } = useView();
  const [preferences, prefer] = usePreferences();
  const { hideNames } = preferences;
  const wide = useMediaQuery('(min-width: 1280px)');
  const running = !isFinal(job.status);
  const [sharing, setSharing] = useState<readonly string[] | null>(null);
  const [calling, setCalling] = useState(false);
  const [searchOpen, setSearchOpen] = useState(view.search !== '');

  const names = useMemo(() => namesOf(results, hideNames), [results, hideNames]);
  const nameOf = useCallback((id: string) => names.get(id) ?? 'This person', [names]);
  const review = useReview(batchId, results.processed_items, nameOf);
  const evidenceFirst = useEvidenceFirst(preferences.evidenceFirst, batchId);
  const people = usePeople({
    batchId,
    items: results.processed_items,
    jobRequirements: results.requirements,
    running,
    view,
    hideNames,
    evidenceFirst: preferences.evidenceFirst,
    decisionOf: review.decisionOf,
  });
  const { rows, visible, ids } = people;
  const selection = useSelection(ids);
  const walk = useWalk({
    ids,
    candidate: view.candidate,
    openFirst: wide && !running,
    onCandidate: useCallback((candidate: string | null) => change({ candidate }), [change]),
  });
  const { openId } = walk;
  const close = () => {
    // Whoever was in the pane goes back to the row it was opened from.
    if (document.activeElement?.closest('[data-pane]')) focusRow(openId);
    walk.close();
  };
  const comparing = view.compare.length > 0;
  const shortlist = people.ranked.filter((row) => review.decisionOf(row.id) === 'shortlist');
  const shortlistIds = shortlist.map((row) => row.id);
  const openIndex = openId === null ? -1 : ids.indexOf(openId);
  usePrefetchCandidates(batchId, ids.slice(openIndex + 1, openIndex + 3));
  useDecisionNotice(review, openId !== null && !comparing);

  const compare = (wanted?: readonly string[]) =>
    startComparing(
      wanted ?? chooseCompared(people.ranked, [...selection.selected], shortlistIds, openId),
      (ids) => change({ compare: ids }),
    );
  const { decide, decideOne } = useDeciding(review, walk, selection.selected);
  const exportRows = (chosen: readonly RankedRow[]) =>
    saveRows(rowsToCsv(chosen, rows.requirements, review.decisionOf), batchId);
  const person = openId ?? walk.activeId;
  const one = person === null ? null : nameOf(person);
  const subject = selection.selected.size > 0 ? `${selection.selected.size} selected` : one;
  useResultActions(sharing === null && !calling && !comparing && !props.whatIf, {
    subject,
    step: walk.step,
    decide,
    select: (range) => {
      const id = walk.current();
      if (id !== null) selection.toggle(id, range);
    },
    compare: () => compare(),
    share: () => setSharing(shortlistIds),
    callSheet: () => setCalling(true),
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

  const scored = rows.scored.length > 0;
  const head = renderHead(
    scored && !props.whatIf && (
      <HeadActions
        shortlisted={shortlist.length}
        onWhatIf={() => goTo(withWhatIf(query))}
        onCompare={() => compare()}
        onShare={() => setSharing(shortlistIds)}
        menu={<ExportMenu job={job} hideNames={hideNames} onView={() => exportRows(visible)} />}
      />
    ),
  );
  if (props.whatIf && scored) {
    const weighable = weighableOf(rows);
    return renderWhatIf({ people: weighable, requirements: rows.requirements, head });
  }
  const body = () => {
    if (props.instead) return props.instead;
    if (!scored) return <NothingScored job={job} unread={rows.unread} />;
    if (comparing) {
      return (
        <Compare
          job={job}
          ids={view.compare}
          hideNames={hideNames}
          review={review}
          onChange={(compared) => change({ compare: compared })}
        />
      );
    }
    return (
      <ListSide
        job={job}
        people={people}
        review={review}
        view={view}
        query={query}
        preferences={preferences}
        openId={openId}
        activeId={walk.activeId ?? openId}
        selection={selection}
        searchOpen={searchOpen}
        isCovered={evidenceFirst.isCovered}
        nameOf={nameOf}
        actions={actions}
        onView={change}
        onQuery={goTo}
        onPrefer={prefer}
        onSearchOpen={setSearchOpen}
        onDecide={decide}
        onCompare={compare}
        onExport={exportRows}
        onShare={setSharing}
        onCallSheet={() => setCalling(true)}
      />
    );
  };
  const pane = openId !== null && scored && !comparing && (
    <CandidatePane
      job={job}
      candidateId={openId}
      requirementId={walk.requirementId}
      rows={visible}
      ranked={people.ranked}
      review={review}
      hideNames={hideNames}
      evidenceFirst={evidenceFirst}
      nameOf={nameOf}
      onDecide={decideOne}
      onCompare={compare}
      onHideNames={(hide) => prefer({ hideNames: hide })}
      onOpen={walk.open}
      onClose={close}
    />
  );
  return (
    <Split pane={pane} wide={wide} onClose={close}>
      {head}
      {body()}
      {sharing !== null &&
        renderShare({
          people: people.ranked.map(({ id, name, score }) => ({ id, name, score })),
          chosen: sharing,
          onClose: () => setSharing(null),
        })}
      {calling && (
        <CallSheet
          job={job}
          ids={shortlistIds}
          hideNames={hideNames}
          onClose={() => setCalling(false)}
        />
      )}
    </Split>
  );
}

function namesOf(results: Loaded, hideNames: boolean): Map<string, string> {
  return new Map(
    results.processed_items.map((item) => [
      item.candidate_id_internal,
      hideNames ? numberedName(item) : plainNameOf(item),
    ]),
  );
}

/** A field that is there already takes the focus; a new one takes it by itself. */
function focusSearch(): void {
  document.querySelector<HTMLElement>('[data-batch-search]')?.focus();
}

function withWhatIf(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('whatIf', '1');
  return next;
}
