import { users } from '@candor/domain/api/users';
import { useState } from 'react';
import { ErrorNote } from '../../session/ErrorNote';
import { useCall } from '../../session/use-call';
import { Awaited } from '../../ui/Awaited';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Skeleton } from '../../ui/Skeleton';
import { DaysOfUse } from './DaysOfUse';
import { lastDays, RANGES, type RangeDays } from './last-days';

/** Use over a range of days that its reader chooses. */
export function ChosenUsage() {
  const [range, setRange] = useState<RangeDays>('30');
  const usage = useCall(
    users.usageStats,
    { query: lastDays(Number(range), new Date()) },
    { placeholderData: (before) => before },
  );
  const { data, isPending, isPlaceholderData, error, refetch } = usage;
  return (
    <>
      <SegmentedControl
        legend="Range"
        value={range}
        onChange={setRange}
        segments={RANGES.map((days) => ({ value: days, label: `${days} days` }))}
        className="mb-4"
      />
      <Awaited
        pending={isPending}
        standIn={
          <div role="status" aria-label="Loading your use">
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
            title="Your use could not be loaded."
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
