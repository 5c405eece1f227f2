/**
 * Does work for each, one after the other: what fails for one must not keep the others from it.
 *
 * @throws the first failure, after the last one was worked on.
 */
export async function eachAlone<One>(
  all: Iterable<One> | AsyncIterable<One>,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const one of all) await work(one).catch((error) => failures.push(error));
  const [first] = failures;
  if (failures.length > 0) throw first;
}

/**
 * The same for all at once.
 *
 * @throws the first failure, after all have ended.
 */
export async function allAlone<One>(
  all: readonly One[],
  work: (one: One) => Promise<void>,
): Promise<void> {
  const ends = await Promise.allSettled(all.map(work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
