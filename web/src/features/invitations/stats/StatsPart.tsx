import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import { Skeleton } from '../../../ui/Skeleton';
import { useInvitationStats, useStatsBySource } from '../use-invitations';
import { CreditFigure, FIGURE, FigureRow, StatRow } from './StatRow';
import { sourceLines, WINDOWS } from './stat-words';

/** Only who asks for the pictures loads what draws them. */
const StatCharts = lazy(async () => ({ default: (await import('./StatCharts')).StatCharts }));

type StatsPartProps = {
  days: number;
  /** Nobody was ever invited: there is no other period to look at. */
  nobody: boolean;
  onDays: (days: string) => void;
};

/** The outcome of recent invitations: the figures, each source, and where people stop. */
export function StatsPart({ days, nobody, onDays }: StatsPartProps) {
  const stats = useInvitationStats(days);
  const bySource = useStatsBySource(days);
  const [stepsOpen, setStepsOpen] = useState(false);
  const stepsId = useId();
  // The figures include the sources, for when they cannot be read separately.
  const breakdown = bySource.data?.ats_breakdown ?? (bySource.isError && stats.data?.ats_breakdown);
  const invited = stats.data !== undefined && stats.data.total_invitations > 0;
  return (
    <section aria-label="Figures" className="mb-4">
      <Awaited pending={stats.isPending} standIn={<StatsSkeleton />}>
        {stats.data && !nobody && <StatRow stats={stats.data} />}
        {stats.data && nobody && (
          <FigureRow>
            <CreditFigure />
          </FigureRow>
        )}
        {stats.isError && !stats.data && (
          <>
            <FigureRow>
              <CreditFigure />
            </FigureRow>
            <ErrorNote
              title="The figures could not be loaded."
              error={stats.error}
              onRetry={() => void stats.refetch()}
              className="mt-3 mb-5"
            />
          </>
        )}
      </Awaited>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 empty:hidden gap-y-1 text-12 text-ink-3">
        {!nobody && (
          <Select
            label="Figures of"
            hideLabel
            value={String(days)}
            options={WINDOWS.map((value) => ({
              value: String(value),
              label: `Last ${value} days`,
            }))}
            onChoose={onDays}
            className="w-36"
          />
        )}
        {bySource.isPending && !nobody && (
          <div className="max-lg:order-last max-lg:basis-full max-sm:pt-1">
            <Skeleton className="h-4 w-64" />
          </div>
        )}
        {breakdown && (
          <ul
            aria-label="By source"
            className="num flex flex-wrap gap-x-4 gap-y-0.5 max-lg:order-last max-lg:basis-full max-sm:pt-1"
          >
            {sourceLines(breakdown).map(({ source, words }) => (
              <li key={source}>{words}</li>
            ))}
          </ul>
        )}
        {invited && (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={stepsOpen}
            aria-controls={stepsId}
            onClick={() => setStepsOpen(!stepsOpen)}
            className="-mr-2.5 ml-auto"
          >
            Where people stop
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              className={stepsOpen ? 'rotate-180' : ''}
              aria-hidden
            />
          </Button>
        )}
      </div>
      <div id={stepsId} className="mt-2">
        {stepsOpen && invited && (
          <Suspense>
            <StatCharts stats={stats.data} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

const FIGURES = ['completed', 'progress', 'points', 'time', 'credits'];

function StatsSkeleton() {
  return (
    <div role="status" aria-label="Loading the figures">
      <FigureRow>
        {FIGURES.map((name) => (
          <div key={name} className={FIGURE}>
            <Skeleton atOnce className="mb-1 h-3 w-20" />
            <Skeleton atOnce className="h-7 w-16" />
          </div>
        ))}
      </FigureRow>
    </div>
  );
}
