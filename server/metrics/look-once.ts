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
    looking ??= within(look(), withinMs).finally(() => {
      looking = null;
    });
    return looking;
  };
}

async function within<State>(work: Promise<State>, ms: number): Promise<State> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database gave no figures in time')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
