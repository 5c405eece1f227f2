import { system } from '@candor/domain/api/system';
import { messages } from '@candor/domain/messages';
import { type HealthLabel, healthLabel, responseTimeLabel } from '@candor/domain/rules/health';
import { useCall } from '../../session/use-call';

const EVERY_MS = 30_000;

export type HealthReading = {
  label: HealthLabel;
  speed: string | null;
  /** What to say when the check itself went wrong. */
  problem: string | null;
  retry: () => void;
};

/** The state of the service, asked every 30 s while the tab is in sight, once when it comes back, and on retry. */
export function useHealth(): HealthReading {
  const query = useCall(
    system.health,
    {},
    {
      staleTime: 0,
      refetchInterval: EVERY_MS,
      refetchOnWindowFocus: 'always',
    },
  );
  const retry = () => void query.refetch();
  if (query.isPending) return { label: 'Checking', speed: null, problem: null, retry };
  if (query.isError) {
    const problem = query.error.code === 'timeout' ? messages.healthTimeout : messages.healthFailed;
    return { label: 'Offline', speed: null, problem, retry };
  }
  const { status, response_time_ms } = query.data;
  return {
    label: healthLabel(status, response_time_ms),
    speed: response_time_ms === null ? null : responseTimeLabel(response_time_ms),
    problem: null,
    retry,
  };
}
