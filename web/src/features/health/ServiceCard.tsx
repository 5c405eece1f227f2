import { Popover } from 'radix-ui';
import { useState } from 'react';
import { HealthPill } from '../../ui/HealthPill';
import { HealthProblem } from './HealthProblem';
import { HEALTH_STATE } from './health-state';
import { ServiceHistory } from './ServiceHistory';
import { useHealth } from './use-health';

/** The service status of the application, with the last 24 hours behind it. It never blocks a page. */
export function ServiceCard() {
  const { label, speed, problem, retry } = useHealth();
  const [open, setOpen] = useState(false);
  const words = speed ? `${label}, ${speed}` : label;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          aria-label={`Service status: ${words}. Show the last 24 hours`}
          className="-mx-2 inline-flex h-7 items-center rounded-control px-2 transition-colors duration-120 hover:bg-hover pointer-coarse:h-11"
        >
          <HealthPill
            state={HEALTH_STATE[label]}
            label={label}
            detail={speed ?? undefined}
            spoken={false}
          />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label="Service in the last 24 hours"
            side="top"
            align="start"
            sideOffset={6}
            collisionPadding={12}
            className="z-50 w-80 max-w-[calc(100vw-24px)] rounded-card border border-border bg-surface p-4 text-13 shadow-pop"
          >
            <ServiceHistory onRetry={retry} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <span role="status" className="sr-only">
        {label === 'Checking' ? '' : `Service: ${label}`}
      </span>
      <HealthProblem problem={problem} onRetry={retry} />
    </div>
  );
}
