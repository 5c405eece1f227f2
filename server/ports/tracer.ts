/** The attributes of a span: fixed words and counts, never anything that somebody wrote, named or uploaded. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Who asked for a piece of work: a call from outside, a job of the queue, or what runs around it. */
export type Origin = 'call' | 'job' | 'work';

/** A piece of work that began in one place and ends in another. */
export type OpenSpan = {
  /** Runs work inside it: everything it starts belongs to it. */
  within<T>(work: () => T): T;
  /** Ends it; with `failed` something went wrong that is not the caller's fault. */
  end(facts: SpanFacts, failed: boolean): void;
};

/**
 * Records how long each part of a call or a job took, and what belonged together, across processes. Without a
 * collector nothing is kept. None of it can fail.
 */
export type Tracer = {
  /** Begins a piece of work that a `traceparent` (W3C Trace Context, level 1) may have asked for; null for none. */
  begin(name: string, facts: SpanFacts, from: { origin: Origin; parent: string | null }): OpenSpan;
  /** Does a piece of work as a part of what runs around it. It fails when the work throws. */
  part<T>(name: string, facts: SpanFacts, work: () => Promise<T>): Promise<T>;
  /** The `traceparent` of what runs now, to be followed elsewhere; null for nothing. */
  here(): string | null;
  /** Sends what was not sent yet, for a few seconds at most. */
  close(): Promise<void>;
};

const NOTHING: OpenSpan = { within: (work) => work(), end: () => {} };

/** Keeps nothing. */
export const noTraces: Tracer = {
  begin: () => NOTHING,
  part: (_name, _facts, work) => work(),
  here: () => null,
  close: async () => {},
};
