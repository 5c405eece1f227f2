import type { AiUsage } from '@candor/domain/model/ai-usage';
import { Eraser } from 'lucide-react';
import { ChartFrame } from '../../../session/chart/ChartFrame';
import { ErrorNote } from '../../../session/ErrorNote';
import { Awaited } from '../../../ui/Awaited';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DayColumns } from '../../../ui/chart/DayColumns';
import { formatClock, formatCount, formatDay, plural } from '../../../ui/format';
import { Skeleton } from '../../../ui/Skeleton';
import { useAiUsage, useClearAiCache } from './use-advisor';

/** How often the advisor was asked, what is left of this hour, and recomputing everything. */
export function AiUsageCard() {
  const { data, error, isPending, refetch } = useAiUsage();
  const clear = useClearAiCache();
  return (
    <Card aria-labelledby="ai-usage-title" className="px-5 py-4">
      <h2 id="ai-usage-title" className="text-14 font-strong">
        AI usage
      </h2>
      <Awaited pending={isPending} standIn={<Skeleton atOnce className="mt-2 h-50 w-full" />}>
        {error && (
          <ErrorNote
            title="AI usage could not be loaded."
            error={error}
            onRetry={() => void refetch()}
            className="mt-2"
          />
        )}
        {data && !error && <Usage usage={data} />}
      </Awaited>
      <div className="mt-3 border-t border-hairline pt-3">
        <Button size="sm" icon={Eraser} busy={clear.isPending} onClick={() => clear.mutate()}>
          Clear AI cache
        </Button>
        <p className="mt-2 text-12 text-ink-3">
          Answers are kept for an hour, or until your jobs change.
        </p>
      </div>
    </Card>
  );
}

function Usage({ usage }: { usage: AiUsage }) {
  const { requests_by_day: days, cached_by_day: cached, total_requests, cached_requests } = usage;
  const { limit, remaining, resets_at } = usage;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <p className="num mt-1 text-13">
        {formatCount(remaining)} of {plural(limit, 'call')} left this hour
        {resets_at && `, resets at ${formatClock(new Date(resets_at))}`}
      </p>
      <p className="num text-12 text-ink-3">
        {plural(total_requests, 'answer')} in 30 days, {formatCount(cached_requests)} from the
        cache. No language model was asked.
      </p>
      {first && last && total_requests > 0 && (
        <ChartFrame
          className="mt-3 border-t border-hairline pt-3"
          title={<h3 className="text-13 font-medium">Answers by day</h3>}
          caption="Answers by day"
          columns={['Day', 'Answers', 'From the cache']}
          rows={() =>
            days
              .map(({ date, value }, at) => ({ date, value, kept: cached[at]?.value ?? 0 }))
              .filter(({ value }) => value > 0)
              .map(({ date, value, kept }) => ({
                id: date,
                name: dayText(date),
                value: formatCount(value),
                more: [formatCount(kept)],
              }))
          }
        >
          <div className="mt-3">
            <DayColumns
              points={days}
              label={`Answers by day, from ${dayText(first.date)} to ${dayText(last.date)}`}
              ends={[dayText(first.date), dayText(last.date)]}
            />
          </div>
        </ChartFrame>
      )}
    </>
  );
}

/** Noon of the reader is on the same day everywhere. */
function dayText(day: string): string {
  return formatDay(`${day}T12:00:00`);
}
