import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Executor } from '../db/database';
import { gaugesOfMail } from './gauges-of-mail';
import { lookOnce } from './look-once';
import { type QueueFigures, queueFigures } from './queue-figures';

/** What this process measures about itself, without a word about anybody: labels are fixed words. */
export type Metrics = {
  /** A call was answered; `route` is the pattern of its address. */
  answered(call: { route: string; method: string; status: number; seconds: number }): void;
  /** A document was read, or could not be; `outcome` is 'ok' or the cause's code. */
  read(outcome: string, seconds: number): void;
  /** Candidates were scored together. */
  scored(candidates: number, seconds: number): void;
  /** A group was settled: so many outcomes by 'scored', 'duplicate' or the cause of the failure, and so many charges. */
  settled(outcomes: readonly string[], charges: number): void;
  /** Everything in Prometheus' text format, with the queue as it is now. */
  text(): Promise<string>;
};

/** The media type of `text`. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WORK_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Half of what a scraper usually waits. */
const LOOK_WITHIN_MS = 5_000;

/**
 * Opens the metrics of one process. The queue is read from the database at each scrape; a database that does not
 * answer in time fails the call.
 */
export function openMetrics(db: Executor, bound = { withinMs: LOOK_WITHIN_MS }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'candor_http_request_seconds',
    help: 'Answered calls by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: CALL_SECONDS,
    registers,
  });
  const reading = new Histogram({
    name: 'candor_document_read_seconds',
    help: 'Reading one document, by outcome',
    labelNames: ['outcome'],
    buckets: WORK_SECONDS,
    registers,
  });
  const scoring = new Histogram({
    name: 'candor_scoring_seconds',
    help: 'Scoring the readable candidates of one group',
    buckets: WORK_SECONDS,
    registers,
  });
  const scoredTogether = new Counter({
    name: 'candor_candidates_scored_total',
    help: 'Candidates given to the scorer',
    registers,
  });
  const outcomes = new Counter({
    name: 'candor_candidate_outcomes_total',
    help: 'Settled candidates: scored, duplicate, or the cause of the failure',
    labelNames: ['outcome'],
    registers,
  });
  const charges = new Counter({
    name: 'candor_charges_total',
    help: 'Candidates charged to a quota',
    registers,
  });
  gaugesOfTheQueue(registry, db, bound);
  gaugesOfMail(registry, db, bound);
  return {
    answered: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    read: (outcome, seconds) => reading.observe({ outcome }, seconds),
    scored: (candidates, seconds) => {
      scoring.observe(seconds);
      scoredTogether.inc(candidates);
    },
    settled: (settled, charged) => {
      for (const outcome of settled) outcomes.inc({ outcome });
      charges.inc(charged);
    },
    text: () => registry.metrics(),
  };
}

function gaugesOfTheQueue(registry: Registry, db: Executor, bound: { withinMs: number }): void {
  const look = lookOnce(() => queueFigures(db), bound);
  const gauge = (name: string, help: string, read: (figures: QueueFigures) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await look()));
      },
    });
  gauge('candor_queue_waiting_groups', 'Groups that wait for a worker', ({ waiting }) => waiting);
  gauge('candor_queue_running_groups', 'Groups given to a worker', ({ running }) => running);
  gauge(
    'candor_queue_oldest_seconds',
    'How long the oldest unfinished batch waits or runs',
    ({ oldestSeconds }) => oldestSeconds,
  );
  gauge('candor_workers', 'Living workers of all processes', ({ workers }) => workers);
}
