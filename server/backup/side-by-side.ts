/** Work of which some runs at the same time. */
export type SideBySide = {
  /** Begins the work as soon as there is room for it, and answers then. Throws what an earlier piece failed with. */
  begin(work: () => Promise<void>): Promise<void>;
  /** Waits for everything that was started. Throws the first failure. */
  end(): Promise<void>;
};

/** Lets up to `most` pieces of work run at the same time. */
export function sideBySide(most: number): SideBySide {
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | null = null;
  const mustBeWell = () => {
    if (failure) throw failure.error;
  };
  return {
    async begin(work) {
      while (running.size >= most) await Promise.race(running);
      mustBeWell();
      const piece: Promise<void> = work()
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => running.delete(piece));
      running.add(piece);
    },
    async end() {
      await Promise.all(running);
      mustBeWell();
    },
  };
}
