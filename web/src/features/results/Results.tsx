import type { BatchJob } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { asClientError } from '../../api/client-error';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { useMediaQuery } from '../../ui/use-media-query';
import { buildRows } from './build-rows';
import { CandidatePane } from './CandidatePane';
import { Filters } from './Filters';
import { NewRows } from './NewRows';
import { NothingScored } from './NothingScored';
import { Overview } from './Overview';
import { ResultCards } from './ResultCards';
import { ResultsSkeleton } from './ResultsSkeleton';
import { ResultsTable } from './ResultsTable';
import { rankRows, sortRows } from './rank-rows';
import { UnreadShelf } from './UnreadShelf';
import { usePrefetchCandidates } from './use-candidate';
import { useResults } from './use-results';
import { useRowKeys } from './use-row-keys';
import { useSettledOrder } from './use-settled-order';
import { isShown, readView, type ViewState, writeView } from './view-state';

type ResultsProps = { job: BatchJob; refreshEvery: number | false; head: React.ReactNode };

/** The results of a batch: what they say, the ranked people, and one person's evidence beside them. */
export function Results({ job, refreshEvery, head }: ResultsProps) {
  const [query, setQuery] = useSearchParams();
  const [requirementId, setRequirementId] = useState<string | null>(null);
  const [closed, setClosed] = useState(false);
  const view = readView(query);
  const running = !isFinal(job.status);
  const results = useResults(job.batch_job_id, refreshEvery);
  const { refetch } = results;
  // The last results are saved in the same moment as the status that ends the asking: ask once more.
  useEffect(() => {
    if (!running) void refetch();
  }, [running, refetch]);

  const change = useCallback(
    (next: Partial<ViewState>, replace = true) =>
      setQuery((before) => writeView(before, next), { replace, preventScrollReset: true }),
    [setQuery],
  );
  const open = useCallback(
    (id: string, requirement?: string) => {
      setRequirementId(requirement ?? null);
      change({ candidate: id });
    },
    [change],
  );
  const close = useCallback(() => {
    setClosed(true);
    change({ candidate: null });
  }, [change]);

  const rows = useMemo(
    () => buildRows(results.data?.processed_items ?? [], results.data?.requirements ?? []),
    [results.data],
  );
  const ranked = useMemo(() => rankRows(rows.scored), [rows]);
  const settled = useSettledOrder(ranked, running);
  const isDefaultOrder = view.sort.key === 'score' && view.sort.direction === 'descending';
  const ordered = isDefaultOrder ? settled.rows : sortRows(ranked, view.sort);
  const visible = ordered.filter((row) => isShown(row, view));
  const ids = visible.map((row) => row.id);
  const wide = useMediaQuery('(min-width: 1280px)');
  // With room for it, the evidence is never a click away: the first person is open until the pane is closed.
  const openId = view.candidate ?? (wide && !running && !closed ? (ids[0] ?? null) : null);
  const openIndex = openId === null ? -1 : ids.indexOf(openId);
  usePrefetchCandidates(job.batch_job_id, ids.slice(openIndex + 1, openIndex + 3));
  useRowKeys({ ids, openId, onOpen: open, onClose: close });
  const phone = useMediaQuery('(max-width: 639px)');
  const List = phone ? ResultCards : ResultsTable;

  const body = () => {
    if (results.isPending) return <ResultsSkeleton />;
    if (results.isError) return <Failed error={results.error} onRetry={() => void refetch()} />;
    if (rows.scored.length === 0) return <NothingScored job={job} unread={rows.unread} />;
    return (
      <>
        <Overview rows={rows} openId={openId} onOpen={open} />
        <Filters
          rows={rows}
          show={view.show}
          search={view.search}
          onShow={(show) => change({ show })}
          onSearch={(search) => change({ search })}
        />
        {isDefaultOrder && <NewRows count={settled.arrived} onSettle={settled.settle} />}
        {view.show !== 'unread' && visible.length > 0 && (
          <List
            title={job.jobTitle}
            rows={visible}
            requirements={rows.requirements}
            sort={view.sort}
            openId={openId}
            onSort={(sort) => change({ sort })}
            onOpen={open}
          />
        )}
        {view.show !== 'unread' && visible.length === 0 && (
          <EmptyState
            title="Nobody here"
            action={
              <Button onClick={() => change({ show: 'all', search: '' })}>Clear filters</Button>
            }
          >
            No candidate of this batch matches what you chose.
          </EmptyState>
        )}
        {(view.show === 'all' || view.show === 'unread') && <UnreadShelf rows={rows.unread} />}
      </>
    );
  };

  const pane = openId !== null && rows.scored.length > 0 && (
    <CandidatePane
      batchId={job.batch_job_id}
      candidateId={openId}
      requirementId={requirementId}
      rows={visible}
      onOpen={open}
      onClose={close}
    />
  );
  return (
    <Split pane={pane} wide={wide} onClose={close}>
      {head}
      {body()}
    </Split>
  );
}

type SplitProps = {
  pane: React.ReactNode;
  wide: boolean;
  onClose: () => void;
  children: React.ReactNode;
};

/** From 1280 px the pane is a column beside the work; below it is a sheet over it, on a phone the whole screen. */
function Split({ pane, wide, onClose, children }: SplitProps) {
  if (wide && pane) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_clamp(480px,calc(480px+(100vw-1280px)*.5),560px)]">
        <div className="min-w-0 px-6 pt-4 pb-16">{children}</div>
        <aside
          aria-label="Candidate"
          className="sticky top-14 h-[calc(100dvh-56px)] min-w-0 border-l border-border bg-surface"
        >
          {pane}
        </aside>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-[1120px] px-4 pt-4 pb-16 sm:px-6">
      {children}
      <Dialog open={Boolean(pane)} onClose={onClose} title="Candidate" kind="sheet" hideTitle>
        {pane}
      </Dialog>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const known = asClientError(error);
  return (
    <EmptyState
      title="The results could not be loaded"
      action={known.action === 'try_again' && <Button onClick={onRetry}>Try Again</Button>}
    >
      {known.message}
    </EmptyState>
  );
}
