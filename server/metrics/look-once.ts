import { inTime } from '../in-time';

/**
 * Reads once for all metrics of a response that are requested together, whichever comes first. A read that takes too
 * long fails: a response without metrics can be distinguished from one with stale ones.
 */
export function lookOnce<State>(
  look: () => Promise<State>,
  { withinMs }: { withinMs: number },
): () => Promise<State> {
  let looking: Promise<State> | null = null;
  return () => {
    looking ??= inTime(withinMs, look(), LATE).finally(() => {
      looking = null;
    });
    return looking;
  };
}

const LATE = 'The database gave no figures in time';
