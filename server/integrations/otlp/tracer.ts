import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
// Under another name: tools of the workspaces depend on an older one, located where the bundle would find it.
import { resourceFromAttributes } from 'opentelemetry-resources';
import type { Logger } from 'pino';
import type { OpenSpan, Tracer } from '../../ports/tracer';
import { VERSION } from '../../version';

/** A process that stops does not wait longer for a collector that is away. */
const CLOSE_WITHIN_MS = 2_000;
const SEND_WITHIN_MS = 5_000;

/**
 * Sends traces by OTLP over HTTP (OpenTelemetry Protocol 1.x, `/v1/traces`) to a collector. Spans wait in memory, 2,048 at most, and
 * are sent every five seconds, apart from the work they tell of: a collector that is slow or away costs no call anything.
 */
export function openTracer({ endpoint }: { endpoint: string }, { log }: { log: Logger }): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'candor',
      'service.version': VERSION,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, log) })],
  });
  const spans = provider.getTracer('candor', VERSION);
  const contexts = new AsyncLocalStorage<Context>();
  const around = () => contexts.getStore() ?? ROOT_CONTEXT;

  return {
    begin(name, facts, { origin, parent }): OpenSpan {
      const before = remoteContext(parent);
      const span = spans.startSpan(name, { kind: KINDS[origin], attributes: facts }, before);
      const inside = trace.setSpan(before, span);
      return {
        within: (work) => contexts.run(inside, work),
        end(more, failed) {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    async part(name, facts, work) {
      const span = spans.startSpan(name, { attributes: facts }, around());
      try {
        return await contexts.run(trace.setSpan(around(), span), work);
      } catch (error) {
        tellFailure(span, error);
        throw error;
      } finally {
        span.end();
      }
    },

    here() {
      const span = trace.getSpanContext(around());
      if (!span) return null;
      const flags = span.traceFlags.toString(16).padStart(2, '0');
      return `00-${span.traceId}-${span.spanId}-${flags}`;
    },

    async close() {
      const late = AbortSignal.timeout(CLOSE_WITHIN_MS);
      const given = new Promise<void>((resolve) => late.addEventListener('abort', () => resolve()));
      // What could not be sent was told by then.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, given]);
    },
  };
}

/** Reports once that nobody accepts the traces, and again if it recurs: they are lost, and nothing else is. */
function telling(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== SENT;
        if (failed && !isAway) log.warn('traces cannot be sent; is the collector in reach?');
        isAway = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** `ExportResultCode.SUCCESS` of OpenTelemetry. */
const SENT = 0;

/** The kind of an error and nothing of its message, which may repeat what somebody wrote. */
function tellFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

const KINDS = { call: SpanKind.SERVER, job: SpanKind.CONSUMER, work: SpanKind.INTERNAL } as const;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Context from another process; an invalid `traceparent` starts a new trace. */
function remoteContext(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = '00'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(span) ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}
