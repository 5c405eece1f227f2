import { lazy, Suspense } from 'react';
import { cx } from '../../ui/class-names';
import { formatClock } from '../../ui/format';
import { HealthPill } from '../../ui/HealthPill';
import { Popover } from '../../ui/Popover';
import { HealthProblem } from './HealthProblem';
import { HEALTH_STATE } from './health-state';
import { useHealth } from './use-health';

/** Loaded when somebody opens the card. */
const ServiceHistory = lazy(() =>
  import('./ServiceHistory').then((part) => ({ default: part.ServiceHistory })),
);

/** The service status of the application, with the last 24 hours behind it. It never blocks a page. */
export function ServiceCard() {
  const { label, speed, problem, trouble, checkedAt, retry } = useHealth();
  const words = speed ? `${label}, ${speed}` : label;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Popover
        label="Service in the last 24 hours"
        side="top"
        align="start"
        className="w-80 p-4"
        trigger={
          <button
            type="button"
            aria-label={`Service status: ${words}. Show the last 24 hours`}
            className="-mx-2 inline-flex h-7 items-center rounded-control px-2 transition-colors duration-120 hover:bg-hover pointer-coarse:h-11"
          >
            <HealthPill
              state={HEALTH_STATE[label]}
              label={label}
              detail={speed ?? undefined}
              spoken={false}
            />
          </button>
        }
      >
        {trouble && (
          <p
            className={cx(
              'mb-3 wrap-anywhere',
              label === 'Offline' ? 'text-danger' : 'text-warning',
            )}
          >
            {trouble}
          </p>
        )}
        <Suspense fallback={<div className="h-24" />}>
          <ServiceHistory troubledNow={trouble !== null} onRetry={retry} />
        </Suspense>
        {checkedAt && <CheckedAt time={checkedAt} />}
      </Popover>
      <span role="status" className="sr-only">
        {label === 'Checking' ? '' : `Service: ${label}`}
      </span>
      <HealthProblem problem={problem} onRetry={retry} />
    </div>
  );
}

/**
 * A separate component, so that the time is formatted when it is read: the first formatting of a day costs a browser
 * more than the page.
 */
function CheckedAt({ time }: { time: string }) {
  return (
    <p className="mt-3 text-12 text-ink-3">
      Checked at <time dateTime={time}>{formatClock(new Date(time))}</time>
    </p>
  );
}
