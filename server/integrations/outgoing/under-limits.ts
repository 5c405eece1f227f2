type Limits = { idleMs: number; totalMs: number };

/**
 * Runs work that ends with the signal, if nothing moved for a while, or if it took too long. `moved` reports that
 * data arrived. Anything the work left open on its own signal is ended, too.
 */
export async function underLimits<Result>(
  signal: AbortSignal,
  { idleMs, totalMs }: Limits,
  work: (limited: AbortSignal, moved: () => void) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const limit = new AbortController();
  const stop = () => limit.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const idle = setTimeout(() => limit.abort(), idleMs);
  const total = setTimeout(() => limit.abort(), totalMs);
  try {
    return await work(limit.signal, () => idle.refresh());
  } finally {
    clearTimeout(idle);
    clearTimeout(total);
    signal.removeEventListener('abort', stop);
    limit.abort();
  }
}
