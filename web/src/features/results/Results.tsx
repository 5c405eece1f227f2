import { useDeferredValue, useMemo } from 'react';
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

/** The results of a batch, from the first byte to the last; the page provides what surrounds them. */
export function Results({ read, ...props }: ResultsProps) {
  const { latest, error, retry } = read;
  // The rest of a large batch takes long to render; user input goes first.
  const data = useDeferredValue(latest);
  const stopped = error !== null;
  const reading = useMemo(() => readingOf(data, stopped), [data, stopped]);
  const instead = useMemo(() => {
    if (data) return null;
    return error ? <Failed error={error} onRetry={retry} /> : <ResultsSkeleton />;
  }, [data, error, retry]);
  return (
    <>
      {data && error && (
        <Banner
          tone="warning"
          action={<Button onClick={retry}>Try Again</Button>}
          className="mx-6 mt-4"
        >
          {reading ? readingWords(reading) : 'These results may be out of date.'}{' '}
          {asClientError(error).message}
        </Banner>
      )}
      <ResultsScreen
        {...props}
        results={data ?? NO_RESULTS}
        reading={reading}
        loading={!data && !error}
        instead={instead}
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
