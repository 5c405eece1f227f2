import { system } from '@candor/domain/api/system';
import type { Api } from '../../api/create-api';
import { ServiceStatus } from '../../features/health/ServiceStatus';
import { useAnswer } from '../../session/use-answer';
import { Sparkline } from '../../ui/chart/Sparkline';

/** How the service is now and how it answered over the last day. */
export function StatusCard() {
  const { data } = useAnswer(askHistory);
  const times = data?.points.map((point) => point.response_time_ms) ?? [];
  return (
    <>
      <ServiceStatus />
      <Sparkline values={times} label="Response time in the last 24 hours" className="my-1.5 h-7" />
      <p className="text-12 text-ink-3">Response, last 24 hours</p>
    </>
  );
}

function askHistory(api: Api, signal: AbortSignal) {
  return api.call(system.history, { signal });
}
