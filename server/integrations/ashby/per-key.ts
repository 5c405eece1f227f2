import pLimit, { type LimitFunction } from 'p-limit';

/** Does work of one key at a time: at most so many, the others wait for their turn. */
export type PerKey = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Lets so many works of each key go on at once; a key that has none is forgotten. */
export function limitPerKey(most: number): PerKey {
  const keys = new Map<string, { limit: LimitFunction; works: number }>();
  return async (key, work) => {
    const own = keys.get(key) ?? { limit: pLimit(most), works: 0 };
    keys.set(key, own);
    own.works += 1;
    try {
      return await own.limit(work);
    } finally {
      own.works -= 1;
      if (own.works === 0) keys.delete(key);
    }
  };
}
