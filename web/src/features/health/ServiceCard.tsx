import { HealthPill } from '../../ui/HealthPill';
import { Popover } from '../../ui/Popover';
import { HealthProblem } from './HealthProblem';
import { HEALTH_STATE } from './health-state';
import { ServiceHistory } from './ServiceHistory';
import { useHealth } from './use-health';

/** The service status of the application, with the last 24 hours behind it. It never blocks a page. */
export function ServiceCard() {
  const { label, speed, problem, retry } = useHealth();
  const words = speed ? `${label}, ${speed}` : label;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
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
        <ServiceHistory onRetry={retry} />
      </Popover>
      <span role="status" className="sr-only">
        {label === 'Checking' ? '' : `Service: ${label}`}
      </span>
      <HealthProblem problem={problem} onRetry={retry} />
    </div>
  );
}
