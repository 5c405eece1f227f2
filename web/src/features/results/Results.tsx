import { isFinal } from '@candor/domain/rules/batch-status';
import { useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router';
import { asClientError } from '../../api/client-error';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { Button, buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ResultsScreen } from './ResultsScreen';
import { ResultsSkeleton } from './ResultsSkeleton';
import { readingOf, readingWords } from './reading';
import type { ResultsProps } from './results-props';
import { useResults } from './use-results';

/** The results of a batch, from their first byte to the last: what comes beside them is given by the page. */
export function Results({ refreshEvery, ...props }: ResultsProps) {
  const { job } = props;
  const results = useResults(job.batch_job_id, refreshEvery);
  const running = !isFinal(job.status);
  const { refetch } = results;
  const early = results.data !== undefined && !isFinal(results.data.status);
  // The last results are saved in the same moment as the status that ends the asking: ask once more.
  useEffect(() => {
    if (!running && early) void refetch();
  }, [running, early, refetch]);

  // The rest of a large batch takes long to draw; what one does meanwhile goes first.
  const data = useDeferredValue(results.data);
  const reading = readingOf(data, results.isError);
  return (
    <>
      {data && results.isError && (
        <Banner
          tone="warning"
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
          className="mx-6 mt-4"
        >
          {reading ? readingWords(reading) : 'These results may be out of date.'}{' '}
          {asClientError(results.error).message}
        </Banner>
      )}
      <ResultsScreen
        {...props}
        results={data ?? NO_RESULTS}
        reading={reading}
        loading={!data && !results.isError}
        instead={
          data ? null : !results.isError ? (
            <ResultsSkeleton />
          ) : (
            <Failed error={results.error} onRetry={() => void refetch()} />
          )
        }
      />
    </>
  );
}

const NO_RESULTS = { processed_items: [], requirements: [] };

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const known = asClientError(error);
  return (
    <EmptyState
      kind="failed"
      title="The results could not be loaded"
      action={
        known.action === 'try_again' ? (
          <Button onClick={onRetry}>Try Again</Button>
        ) : (
          <Link to={paths.analytics} className={buttonClass()}>
            All batches
          </Link>
        )
      }
    >
      {known.message}
    </EmptyState>
  );
}
