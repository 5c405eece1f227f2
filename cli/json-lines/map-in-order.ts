/**
 * Works on up to `width` items at once and yields the answers in the order of the items. An answer is yielded as soon
 * as it is the oldest one ready: it never waits for another item to arrive, so that a program can send one line and
 * wait for its answer. Nothing is read ahead of the width.
 *
 * @throws what the source or the work throws, when its turn comes.
 */
export async function* mapInOrder<In, Out>(
  source: AsyncIterable<In>,
  width: number,
  work: (item: In) => Out | Promise<Out>,
): AsyncGenerator<Out> {
  const items = source[Symbol.asyncIterator]();
  const running: Promise<Out>[] = [];
  let arriving: Promise<IteratorResult<In>> | null = null;
  let open = true;

  try {
    while (open || running.length > 0) {
      if (open && arriving === null && running.length < width) arriving = heard(items.next());
      const oldest = running[0];
      const first = await firstToSettle(arriving, oldest);

      if (first === 'answer' && oldest !== undefined) {
        running.shift();
        yield await oldest;
      } else if (arriving !== null) {
        const item: IteratorResult<In> = await arriving;
        arriving = null;
        if (item.done) open = false;
        else running.push(heard(Promise.resolve(item.value).then(work)));
      }
    }
  } finally {
    await items.return?.();
  }
}

async function firstToSettle(
  arriving: Promise<unknown> | null,
  oldest: Promise<unknown> | undefined,
): Promise<'answer' | 'item'> {
  const racers: Promise<'answer' | 'item'>[] = [];
  if (oldest !== undefined) racers.push(settled(oldest).then(() => 'answer' as const));
  if (arriving !== null) racers.push(settled(arriving).then(() => 'item' as const));
  return Promise.race(racers);
}

function settled(promise: Promise<unknown>): Promise<void> {
  return promise.then(
    () => undefined,
    () => undefined,
  );
}

/** Marks a failure as heard: the loop throws it when its turn comes, and until then it is no stray. */
function heard<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
