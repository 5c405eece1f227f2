import type { MatchResponse } from '@candor/domain/model/match';
import type { Tier } from '@candor/domain/rules/tiers';
import { lazy, Suspense, useState } from 'react';
import { BatchBrowser } from '../features/batches/BatchBrowser';
import { useRecentBatches } from '../features/batches/use-batch-list';
import { MatchBox } from '../features/matching/MatchBox';
import { UsageByDay } from '../features/usage/UsageByDay';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Skeleton } from '../ui/Skeleton';

/** Only those who match by hand load what reads a match. */
const SingleMatch = lazy(async () => ({
  default: (await import('../features/results/evidence/SingleMatch')).SingleMatch,
}));

/** The last match by hand whose score was uncovered. */
type Uncovered = { answer: MatchResponse; guess: Tier | null };

/** Every batch, one match by hand, and use over time. */
export function AllBatches() {
  const [uncovered, setUncovered] = useState<Uncovered | null>(null);
  if (useHeld(useRecentBatches().isPending)) return null;
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <PageTitle title="Analytics" className="mb-6" />
      <div className="grid items-start gap-x-6 gap-y-8 xl:grid-cols-[minmax(0,1fr)_376px]">
        <BatchBrowser />
        <div className="flex min-w-0 flex-col gap-6 lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:items-start">
          <MatchBox
            renderMatch={(answer, filename) => (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <SingleMatch
                  answer={answer}
                  filename={filename}
                  guess={uncovered?.answer === answer ? uncovered.guess : undefined}
                  onGuess={(guess) => setUncovered({ answer, guess })}
                />
              </Suspense>
            )}
          />
          <UsageByDay />
        </div>
      </div>
    </div>
  );
}
