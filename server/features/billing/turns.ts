/** Does work when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Limits the number of concurrent tasks; the others wait in order of arrival. */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = async () => {
    // A finished task passes its slot on, so that no later one gets in between.
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
