import type { HealthLabel } from '@candor/domain/rules/health';
import { Button } from '../../ui/Button';
import { HealthPill, type HealthState } from '../../ui/HealthPill';
import { useHealth } from './use-health';

const STATE: Record<HealthLabel, HealthState> = {
  Online: 'online',
  Slow: 'slow',
  Offline: 'offline',
  Checking: 'unknown',
  Unknown: 'unknown',
};

/** The service status of both footers. It never blocks a page. */
export function ServiceStatus() {
  const { label, speed, problem, retry } = useHealth();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <HealthPill state={STATE[label]} label={label} detail={speed ?? undefined} />
      {problem && (
        <>
          <span className="text-12 text-danger">{problem}</span>
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        </>
      )}
    </div>
  );
}
