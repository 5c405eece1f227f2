import { isFinal } from '@candor/domain/rules/batch-status';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ListFailed } from '../../session/ListFailed';
import { Awaited } from '../../ui/Awaited';
import { Button } from '../../ui/Button';
import { PastLastPage } from '../../ui/PastLastPage';
import { useFocusKept } from '../../ui/use-focus-kept';
import { useLayoutQuery } from '../../ui/use-layout-query';
import { NARROW } from '../../ui/use-media-query';
import { useStored } from '../../ui/use-stored';
import { BatchCards } from './BatchCards';
import { BatchSkeleton } from './BatchSkeleton';
import { BatchTable } from './BatchTable';
import { BulkBar } from './BulkBar';
import { ListFilters, ListTitle } from './ListFilters';
import { NoBatches, NothingMatches } from './ListStates';
import { isFiltered, type ListState, NO_FILTER, readList, writeList } from './list-state';
import { Pager } from './Pager';
import { useBatchList } from './use-batch-list';
import { useSample } from './use-sample';

/** All batches, page by page. What is listed is in the address, how closely is remembered by the browser. */
export function BatchBrowser() {
  const [query, setQuery] = useSearchParams();
  const list = readList(query);
  const answer = useBatchList(list);
  const sample = useSample();
  const narrow = useLayoutQuery(NARROW);
  const ids = answer.data?.jobs.map(({ batch_job_id: id }) => id) ?? [];
  const kept = useFocusKept<HTMLElement>(ids.join(' '));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [compact, setCompact] = useStored(
    'candor.compact-rows',
    (stored) => stored === 'true',
    String,
  );
  const change = (next: Partial<ListState>) =>
    setQuery((before) => writeList(before, next), { replace: true, preventScrollReset: true });
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  // Filters over nothing at all would only be in the way of the first step.
  const isUnused =
    answer.data !== undefined && answer.data.total === 0 && !isFiltered(list) && list.page === 1;
  const body = () => {
    if (answer.isPending) return null;
    if (answer.isError)
      return (
        <ListFailed
          title="The batches could not be loaded"
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      );
    const { jobs, total } = answer.data;
    if (jobs.length === 0 && isFiltered(list))
      return <NothingMatches onClear={() => change(NO_FILTER)} />;
    if (jobs.length === 0 && list.page > 1)
      return <PastLastPage onFirst={() => change({ page: 1 })} />;
    if (jobs.length === 0) {
      return (
        <NoBatches
          sample={
            <Button busy={sample.isPending} onClick={() => sample.mutate()}>
              Show sample
            </Button>
          }
        />
      );
    }
    return (
      <>
        {narrow ? (
          <BatchCards jobs={jobs} chosen={chosen} onChoose={choose} />
        ) : (
          <BatchTable
            jobs={jobs}
            compact={compact}
            chosen={chosen}
            sort={list.sort}
            onChoose={choose}
            onSort={(sort) => change({ sort })}
          />
        )}
        <Pager list={list} shown={jobs.length} total={total} onChange={change} />
        <BulkBar
          chosen={jobs.filter((job) => chosen.has(job.batch_job_id) && isFinal(job.status))}
          onClear={() => setChosen(new Set())}
          onLeft={() => kept.ref.current?.focus({ preventScroll: true })}
        />
      </>
    );
  };
  return (
    <section
      {...kept}
      tabIndex={-1}
      aria-labelledby="batches-title"
      className="min-w-0 outline-none"
    >
      {isUnused ? (
        <ListTitle />
      ) : (
        <ListFilters list={list} compact={compact} onChange={change} onDensity={setCompact} />
      )}
      <Awaited
        pending={answer.isPending}
        standIn={<BatchSkeleton narrow={narrow} compact={compact} />}
      >
        {body()}
      </Awaited>
    </section>
  );
}
