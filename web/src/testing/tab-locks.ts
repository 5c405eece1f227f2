/** The locks of a browser as far as the tabs use them: one holder of a name, the others wait in a queue. */
export function tabLocks(): LockManager {
  const queues = new Map<string, Promise<unknown>>();
  const request = (
    name: string,
    { signal }: { signal: AbortSignal },
    run: () => Promise<unknown>,
  ): Promise<unknown> => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
      if (signal.aborted) throw signal.reason;
      return run();
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  // The real method is overloaded; the tabs call it in this one way only.
  return { request: request as LockManager['request'], query: async () => ({}) };
}
