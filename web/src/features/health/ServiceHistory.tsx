import { system } from '@candor/domain/api/system';
import { useMemo } from 'react';
import { useCall } from '../../session/use-call';
import { Button } from '../../ui/Button';
import { Sparkline } from '../../ui/chart/Sparkline';
import { Skeleton } from '../../ui/Skeleton';
import { useWaiting } from '../../ui/use-waiting';
import { summarizeHistory } from './summarize-history';

/** Fewer readings than this are no course of anything. */
const FEWEST_FOR_A_LINE = 5;

type ServiceHistoryProps = {
  /** The last check found trouble, which these readings may not include yet. */
  troubledNow: boolean;
  onRetry: () => void;
};

/** How the service answered over the last day. */
export function ServiceHistory({ troubledNow, onRetry }: ServiceHistoryProps) {
  const { data, isPending, isError, refetch } = useCall(system.history, {});
  const waiting = useWaiting(isPending);
  const summary = useMemo(
    () => data && summarizeHistory(data.points, new Date(), troubledNow),
    [data, troubledNow],
  );
  if (waiting === 'skeleton') return <Skeleton atOnce className="h-24 w-full" />;
  if (waiting === 'nothing') return <div className="h-24" />;
  if (isError || !data || !summary) {
    return (
      <>
        <p className="mb-3 text-ink-2">The last 24 hours could not be loaded.</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try Again
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="font-medium">{summary.sentence}</p>
      {data.points.length >= FEWEST_FOR_A_LINE && (
        <>
          <Sparkline
            values={summary.values}
            troubled={summary.troubled}
            label={`Response times of the last 24 hours. ${summary.sentence}`}
            className="mt-3 h-10"
          />
          <p className="mt-1 flex justify-between text-12 text-ink-3">
            <span>24 h ago</span>
            <span>now</span>
          </p>
        </>
      )}
      <Button size="sm" className="mt-3" onClick={onRetry}>
        Check now
      </Button>
    </>
  );
}
