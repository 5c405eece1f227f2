import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { createLog } from '../../log';
import { noTraces } from '../../ports/tracer';
import { BATCHES, batchOf, submitZip } from '../../testing/batch-calls';
import { waitForEnd } from '../../testing/chaos/workload';
import { type Collector, startCollector } from '../../testing/collector';
import { makePdf } from '../../testing/documents/make-pdf';
import { makeZip } from '../../testing/documents/make-zip';
import { aUser } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';
import { openTracer } from './tracer';

let t: TestApp | null = null;
let worker: Jobs | null = null;
let collector: Collector | null = null;
afterEach(async () => {
  await worker?.stop();
  await t?.close();
  await collector?.close();
  [t, worker, collector] = [null, null, null];
});

const MARKER = 'Quillmarker';
const PDF = makePdf([
  `${MARKER} Vale`,
  `${MARKER.toLowerCase()}@example.com`,
  'Clerk, Excel, stock control',
]);

/** An account with a marker wherever people write something submits a document; a worker reads and scores it. */
async function scoreOne(env: Record<string, string>) {
  const test = await testApp({ env });
  t = test;
  const as = test.as(await aUser(test.db, { email: `${MARKER}@example.com`, plan: 'enterprise' }));
  const job = `Warehouse clerk. Required: Excel. Ask for ${MARKER} at the gate.`;
  const archive = await makeZip({ [`${MARKER}.pdf`]: PDF });
  const batch = batchOf(await submitZip(as, archive, { job_description_text: job }));
  worker = await startWorker(test.deps, { slots: 1 });
  expect(await waitForEnd(test.db)).toEqual([]);
  await as.get(`${BATCHES}/${batch.batch_job_id}/results?search=${MARKER}`);
  return { test, as };
}

test('a call, the queue and the worker are one trace, which says nothing of anybody', async () => {
  collector = await startCollector();
  const { test, as } = await scoreOne({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.address}/` });
  const traceId = randomBytes(16).toString('hex');
  const parent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
  await as.post(`${BATCHES}/none/cancel`, undefined, { traceparent: parent });
  await worker?.stop();
  await test.deps.tracer.close();

  const spans = collector.spans();
  const submit = spans.find(({ name }) => name === `POST ${BATCHES}`);
  const together = spans.filter((span) => span.traceId === submit?.traceId);
  const parts = together.map(({ name }) => name).sort();
  expect(parts).toEqual([
    `POST ${BATCHES}`,
    'read document',
    'score texts',
    'work on group',
    'work on group',
  ]);
  const groups = together.filter(({ name }) => name === 'work on group');
  expect(groups.map(({ parentSpanId }) => parentSpanId)).toEqual([submit?.spanId, submit?.spanId]);
  const reading = together.find(({ name }) => name === 'read document');
  expect(groups.map(({ spanId }) => spanId)).toContain(reading?.parentSpanId);
  // Who calls may have begun the trace already.
  expect(spans.filter((span) => span.traceId === traceId)).toHaveLength(1);
  expect(collector.bodies().toLowerCase()).not.toContain(MARKER.toLowerCase());
});

test('a collector that is away hurts no call and no batch, and holds no stop up', async () => {
  const { test } = await scoreOne({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect((await test.as().get('/api/health')).statusCode).toBe(200);
  await test.deps.tracer.close();
});

test('without an endpoint nothing is kept, and batches are scored as ever', async () => {
  const { test } = await scoreOne({});
  expect(test.deps.tracer).toBe(noTraces);
});

test('a collector that refuses what it is sent is reported in the log', async () => {
  collector = await startCollector({ status: 400 });
  const told: string[] = [];
  const log = createLog('info', { write: (line) => told.push(line) });
  const tracer = openTracer({ endpoint: collector.address }, { log });
  await expect(
    tracer.part('work', {}, async () => {
      throw new RangeError(MARKER);
    }),
  ).rejects.toThrow(MARKER);
  await tracer.close();
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('traces cannot be sent');
  expect(collector.bodies()).toContain('RangeError');
  expect(collector.bodies()).not.toContain(MARKER);
});
