import { inTime } from '../in-time';

/**
 * Reads once for all metrics of a response that are requested together, whichever comes first. Answers null if that fails or
 * takes too long, which `onFailure` is told once: a response without a metric can be distinguished from one with a stale one.
 */
export function lookOnce<State>(
  look: () => Promise<State>,
  { withinMs, onFailure }: { withinMs: number; onFailure: (error: unknown) => void },
): () => Promise<State | null> {
  let looking: Promise<State | null> | null = null;
  const lookInTime = async () => {
    try {
      return await inTime(withinMs, look(), LATE);
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
  return () => {
    looking ??= lookInTime().finally(() => {
      looking = null;
    });
    return looking;
  };
}

const LATE = 'The database gave no figures in time';
