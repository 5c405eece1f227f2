import { BatchStatus } from '@candor/domain/rules/batch-status';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { asClientError } from '../../api/client-error';
import { paths } from '../../paths';
import { Button, buttonClass, IconButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { useDebounced } from '../../ui/use-debounced';
import { BatchTable } from './BatchTable';
import { PAGE_SIZE, useBatchList } from './use-batch-list';

const STATUS_OPTIONS = [
  { value: '', label: 'All states' },
  { value: 'pending', label: 'Queued' },
  { value: 'processing', label: 'Running' },
  { value: 'processing_chunks', label: 'Running in parts' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
];

/** All batches, page by page; state, search and page are in the address. */
export function BatchBrowser() {
  const [query, setQuery] = useSearchParams();
  const status = BatchStatus.safeParse(query.get('status')).data;
  const search = query.get('search') ?? '';
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const list = useBatchList({ page, ...(status && { status }), ...(search && { search }) });
  const change = (next: Record<string, string>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(next)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const filtered = status !== undefined || search !== '';

  const body = () => {
    if (list.isPending) return <ListSkeleton />;
    if (list.isError) {
      return (
        <EmptyState
          title="The batches could not be loaded"
          action={
            asClientError(list.error).action === 'try_again' && (
              <Button onClick={() => void list.refetch()}>Try Again</Button>
            )
          }
        >
          {asClientError(list.error).message}
        </EmptyState>
      );
    }
    const { jobs, total, has_more } = list.data;
    if (jobs.length === 0 && filtered) {
      return (
        <EmptyState
          title="No batch matches"
          action={
            <Button onClick={() => change({ status: '', search: '', page: '' })}>
              Clear filters
            </Button>
          }
        >
          Nothing was found for this state and search.
        </EmptyState>
      );
    }
    if (jobs.length === 0) {
      return (
        <EmptyState
          title="No batches yet"
          action={
            <Link to={paths.dashboard} className={buttonClass({ variant: 'primary' })}>
              Start a batch
            </Link>
          }
        >
          Every job that you score candidates against appears here.
        </EmptyState>
      );
    }
    return (
      <>
        <BatchTable jobs={jobs} />
        <Pager
          first={(page - 1) * PAGE_SIZE + 1}
          last={(page - 1) * PAGE_SIZE + jobs.length}
          total={total}
          onBack={page > 1 ? () => change({ page: page === 2 ? '' : String(page - 1) }) : null}
          onNext={has_more ? () => change({ page: String(page + 1) }) : null}
        />
      </>
    );
  };
  return (
    <section aria-labelledby="batches-title">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id="batches-title" className="mr-auto text-16 font-strong">
          Batches
        </h2>
        <SearchBox value={search} onSearch={(text) => change({ search: text, page: '' })} />
        <Select
          label="State"
          hideLabel
          value={status ?? ''}
          options={STATUS_OPTIONS}
          onChoose={(value) => change({ status: value, page: '' })}
          className="w-40"
        />
      </div>
      {body()}
    </section>
  );
}

/** The search waits until the typing rests, so that the list is not asked for every letter. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, 300);
  const sent = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    const wanted = settled.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    search.current(wanted);
  }, [settled]);
  return (
    <label className="flex h-8 w-full items-center gap-2 rounded-control border border-border-strong bg-surface px-2.5 focus-within:outline-2 focus-within:outline-accent sm:w-56 pointer-coarse:h-11">
      <Search size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
      <span className="sr-only">Search batches</span>
      <input
        type="search"
        value={text}
        placeholder="Search by job title"
        onChange={(event) => setText(event.target.value)}
        className="min-w-0 flex-1 bg-transparent text-13 outline-none pointer-coarse:text-16"
      />
    </label>
  );
}

type PagerProps = {
  first: number;
  last: number;
  total: number;
  onBack: (() => void) | null;
  onNext: (() => void) | null;
};

function Pager({ first, last, total, onBack, onNext }: PagerProps) {
  return (
    <nav
      aria-label="Pages"
      className="num flex items-center justify-end gap-1 pt-3 text-12 text-ink-3"
    >
      <span className="mr-2">
        {formatCount(first)} to {formatCount(last)} of {formatCount(total)}
      </span>
      <IconButton
        label="Previous page"
        icon={ChevronLeft}
        disabled={!onBack}
        onClick={() => onBack?.()}
      />
      <IconButton
        label="Next page"
        icon={ChevronRight}
        disabled={!onNext}
        onClick={() => onNext?.()}
      />
    </nav>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading the batches" className="pt-2">
      {['w-40', 'w-56', 'w-48', 'w-36', 'w-52', 'w-44'].map((width) => (
        <div key={width} className="flex h-12 items-center gap-6 border-b border-hairline">
          <span className="flex-1">
            <Skeleton className={`h-3 ${width}`} />
          </span>
          <Skeleton className="hidden h-5 w-40 sm:block" />
          <Skeleton className="h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
