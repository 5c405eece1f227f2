/** Does work for each, one after the other: what fails for one must not keep the others from it. Throws the first failure at the end. */
export async function eachAlone<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error) => failures.push(error));
  const [first] = failures;
  if (failures.length > 0) throw first;
}
