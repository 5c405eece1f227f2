import type { HostileEnd } from './read-hostile';

/** What reading one file took. */
export type Cost = {
  longestMs: number;
  /** Memory of this process and its children above what they had before it, in MB. */
  grownMb: number;
};

/** One candidate may take so long. */
const LONGEST_MS = 10_000;

/** The limit of a child, and what it may ask for between two looks, twenty times a second. */
const MOST_MB = 512;

/** The violated expectations of a file that was read, in words. */
export function problemsOf({ how }: HostileEnd, { longestMs, grownMb }: Cost): string[] {
  return [
    ...(how === '' ? ['ended without a reason'] : []),
    ...(longestMs > LONGEST_MS ? [`took ${(longestMs / 1000).toFixed(1)} s`] : []),
    ...(grownMb > MOST_MB ? [`grew by ${grownMb.toFixed(0)} MB`] : []),
  ];
}
