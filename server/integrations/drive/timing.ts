/** How long is waited for Drive, in milliseconds. */
export type DriveTiming = {
  /** For one call in all, its repeats included. */
  withinMs: number;
  /** A response without data for this long is dropped. */
  idleMs: number;
  /** Before the first repeat; doubled before each further one, and made longer by chance. */
  firstWaitMs: number;
  longestWaitMs: number;
  tries: number;
};

/** Truncated exponential back-off, as Google advises, that ends after a minute. */
export const DRIVE_TIMING: DriveTiming = {
  withinMs: 60_000,
  idleMs: 30_000,
  firstWaitMs: 1_000,
  longestWaitMs: 32_000,
  tries: 7,
};
