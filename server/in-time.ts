/**
 * The result of work that may take no longer than `ms`; what comes later is nobody's.
 *
 * @throws what the work throws, or `late` once the time is over.
 */
export async function inTime<Result>(
  ms: number,
  work: Promise<Result>,
  late: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(late)), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
