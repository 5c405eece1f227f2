import { HealthPill } from '../../ui/HealthPill';
import { HealthProblem } from './HealthProblem';
import { HEALTH_STATE } from './health-state';
import { useHealth } from './use-health';

/** The service status of the public footer. It never blocks a page. */
export function ServiceStatus() {
  const { label, speed, problem, retry } = useHealth();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <HealthPill state={HEALTH_STATE[label]} label={label} detail={speed ?? undefined} />
      <HealthProblem problem={problem} onRetry={retry} />
    </div>
  );
}
