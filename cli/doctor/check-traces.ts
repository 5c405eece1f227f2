import type { Config } from '@candor/server/config';
import { probeCollector } from '@candor/server/integrations/otlp/probe';
import type { Finding } from './check';

const SUBJECT = 'Traces';

/** The trace collector, if configured: it accepts what it is sent. */
export async function checkTraces(endpoint: Config['tracesEndpoint']): Promise<Finding> {
  if (endpoint === null) return { status: 'ok', subject: SUBJECT, found: 'off; none are kept' };
  const { host } = new URL(endpoint);
  const answer = await probeCollector(endpoint);
  if (answer.takes) return { status: 'ok', subject: SUBJECT, found: `${host} takes them` };
  const did = answer.status === null ? 'does not answer' : `answers ${answer.status}`;
  return {
    status: 'fail',
    subject: SUBJECT,
    found: `${host} ${did}`,
    fix: 'Check OTEL_EXPORTER_OTLP_ENDPOINT, without /v1/traces at its end, and that the collector listens by HTTP. Traces are lost meanwhile, and nothing else.',
  };
}
