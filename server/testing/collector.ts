import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { serveHere } from './serve-here';

const Span = z.looseObject({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  kind: z.number(),
  status: z.looseObject({ code: z.number().optional() }),
});
export type ReceivedSpan = z.infer<typeof Span>;

/** OTLP's JSON encoding, as far as tests look at it (opentelemetry-proto, `ExportTraceServiceRequest`). */
const Export = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
});

/** A collector of traces on this machine that keeps what it is sent. */
export type Collector = {
  address: string;
  spans(): ReceivedSpan[];
  /** Everything that was sent, as it came. */
  bodies(): string;
  close(): Promise<void>;
};

/** Starts a collector, which may refuse what it is sent. */
export async function startCollector({ status = 200 } = {}): Promise<Collector> {
  const bodies: string[] = [];
  const server = await serveHere(async (request, response) => {
    const body = await text(request);
    if (request.url === '/v1/traces') bodies.push(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  return {
    address: server.origin,
    spans: () =>
      bodies.flatMap((body) =>
        Export.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    bodies: () => bodies.join('\n'),
    close: server.close,
  };
}
