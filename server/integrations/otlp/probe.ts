import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';

const ANSWER_WITHIN_MS = 5_000;

/**
 * Sends a collector an empty export the way traces are sent, with the headers added by OpenTelemetry's own variables.
 *
 * @returns whether it accepts them; if it refuses, the status of its response, null if nothing came in time.
 */
export async function probeCollector(
  endpoint: string,
): Promise<{ takes: true } | { takes: false; status: number | null }> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: ANSWER_WITHIN_MS,
  });
  try {
    return await new Promise((resolve) => {
      exporter.export([], ({ error }) => {
        if (error === undefined) resolve({ takes: true });
        else resolve({ takes: false, status: statusOf(error) });
      });
    });
  } finally {
    await exporter.shutdown();
  }
}

function statusOf(error: Error): number | null {
  return 'code' in error && typeof error.code === 'number' ? error.code : null;
}
