/** Rows are read again at most this often while a batch runs: each time is a whole ranking. */
export const ROWS_EVERY_MS = 2000;

/** Calls `refresh` for a batch at once, and then at most once in `ROWS_EVERY_MS` however often it is asked. */
export function paceRows(refresh: (batchId: string) => void) {
  const waiting = new Map<string, { again: boolean; timer: ReturnType<typeof setTimeout> }>();

  function go(batchId: string): void {
    refresh(batchId);
    const timer = setTimeout(() => {
      const { again } = waiting.get(batchId) ?? {};
      waiting.delete(batchId);
      if (again) go(batchId);
    }, ROWS_EVERY_MS);
    waiting.set(batchId, { again: false, timer });
  }

  return {
    ask: (batchId: string): void => {
      const known = waiting.get(batchId);
      if (known) known.again = true;
      else go(batchId);
    },
    stop: (): void => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
