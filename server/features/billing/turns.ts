/** Does work when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** At most so many pieces of work at once; the others wait in the order in which they came. */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = async () => {
    // Whoever ends hands its place on, so nobody who comes later gets in between.
    if (running >= atOnce) return new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
  };
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
