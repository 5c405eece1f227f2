import { Counter, Histogram, Registry } from 'prom-client';
import type { Executor } from '../db/database';
import { mailState } from '../mail/undelivered';
import { type DatabaseFigures, databaseGauges } from './database-gauges';
import { lookOnce } from './look-once';
import { queueFigures } from './queue-figures';

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
  /** Everything in Prometheus' text format, with the queue as it is now if the database answers. */
  text(): Promise<string>;
};

/** The media type of `text`. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WORK_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Half of what a scraper usually waits. */
const LOOK_WITHIN_MS = 5_000;

const MAIL_LOOKED_BACK_MS = 86_400_000;

/**
 * Opens the metrics of one process. The queue and the mails are read from the database at each scrape; `onAway` is told of one that
 * does not answer in time.
 */
export function openMetrics(
  db: Executor,
  {
    onAway,
    withinMs = LOOK_WITHIN_MS,
  }: { onAway: (error: unknown) => void; withinMs?: number | undefined },
): Metrics {
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
  databaseGauges(
    registry,
    lookOnce(() => ask(db), { withinMs, onFailure: onAway }),
  );
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

async function ask(db: Executor): Promise<DatabaseFigures> {
  const now = new Date();
  const since = new Date(now.getTime() - MAIL_LOOKED_BACK_MS);
  return { queue: await queueFigures(db), mail: await mailState(db, { now, since }) };
}
