import { system } from '@candor/domain/api/system';
import type { Api } from '../../api/create-api';
import { ServiceStatus } from '../../features/health/ServiceStatus';
import { useAnswer } from '../../session/use-answer';
import { Sparkline } from '../../ui/chart/Sparkline';

/** Fewer readings than this are a dot and no line. */
const FEWEST_FOR_A_LINE = 5;

/** How the service is now and how it answered over the last day. */
export function StatusCard() {
  const { data } = useAnswer(askHistory);
  const times = data?.points.map((point) => point.response_time_ms) ?? [];
  const few = data !== undefined && times.length < FEWEST_FOR_A_LINE;
  return (
    <>
      <ServiceStatus />
      <Sparkline
        values={few ? [] : times}
        label="Response time in the last 24 hours"
        className="my-1.5 h-7"
      />
      <p className="text-12 text-ink-3">
        {few ? 'Too few response times yet' : 'Response, last 24 hours'}
      </p>
    </>
  );
}

function askHistory(api: Api, signal: AbortSignal) {
  return api.call(system.history, { signal });
}
