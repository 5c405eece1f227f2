import type { UsageStats } from '@candor/domain/model/analytics';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ClientError } from '../../api/client-error';
import { ErrorNote } from '../../session/ErrorNote';
import { Awaited } from '../../ui/Awaited';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Skeleton } from '../../ui/Skeleton';
import { DaysOfUse } from './DaysOfUse';
import { RANGES, type RangeDays } from './last-days';

type RangedUsageProps = {
  range: RangeDays;
  onRange: (range: RangeDays) => void;
  /** What was read for the range; the previous range stays until it arrives. */
  usage: Pick<
    UseQueryResult<UsageStats, ClientError>,
    'data' | 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'
  >;
};

/** Use over the days that its reader chooses. */
export function RangedUsage({ range, onRange, usage }: RangedUsageProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = usage;
  return (
    <>
      <SegmentedControl
        legend="Range"
        value={range}
        onChange={onRange}
        segments={RANGES.map((days) => ({ value: days, label: `${days} days` }))}
        className="mb-4"
      />
      <Awaited
        pending={isPending}
        standIn={
          <div role="status" aria-label="Loading your usage">
            <Skeleton atOnce className="h-48 w-full" />
          </div>
        }
      >
        {data ? (
          <div aria-busy={isPlaceholderData || undefined}>
            <DaysOfUse usage={data} days={daysIn(data)} />
          </div>
        ) : (
          <ErrorNote
            title="Your usage could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Awaited>
    </>
  );
}

const DAY_MS = 86_400_000;

/** The answer that is shown may still be of the range before. */
function daysIn({ start_date, end_date }: { start_date: string; end_date: string }): number {
  return Math.round((Date.parse(end_date) - Date.parse(start_date)) / DAY_MS) + 1;
}
