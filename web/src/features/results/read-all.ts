import type { BatchResults } from '@candor/domain/model/batch';
import { isFinal } from '@candor/domain/rules/batch-status';

/** The batch's results as far as they are known. */
export type ReadResults = BatchResults & {
  /** Nobody of the batch is missing. */
  complete: boolean;
};

/** The most that one call returns. */
export const PAGE = 100;
/** Concurrent calls once scoring has ended: more would only wait for each other on the server. */
const AT_ONCE = 4;
/** Each rendering grows by this factor, so that all renderings together cost little more than the last. */
const GROWTH = 4;

/**
 * Reads all results, best first. `onPart` gets the beginning as soon as it is there if two more calls are still
 * needed, and then intermediate results until the end.
 */
export async function readAll(
  load: (skip: number) => Promise<BatchResults>,
  onPart: (part: ReadResults) => void,
): Promise<ReadResults> {
  const first = await load(0);
  const pages = [first];
  let drawn = 1;
  const tell = () => {
    drawn = pages.length;
    onPart({ ...joined(first, pages), complete: false });
  };
  if (first.total > 2 * PAGE) tell();
  const rest = Math.ceil(first.total / PAGE) - 1;
  await inTurn(
    rest,
    // Reading must not take resources from the scoring it waits for.
    isFinal(first.status) ? AT_ONCE : 1,
    (index) => load((index + 1) * PAGE),
    (page) => {
      pages.push(page);
      if (pages.length >= GROWTH * drawn && pages.length <= rest) tell();
    },
  );
  // A batch that is still being scored grows meanwhile.
  for (let last = pages.at(-1); last?.has_more; last = pages.at(-1)) {
    const page = await load(pages.length * PAGE);
    if (page.processed_items.length === 0) break;
    pages.push(page);
  }
  return { ...joined(first, pages), complete: true };
}

/** Does the work of `0` to `count - 1`, a few at a time, and passes on the results in that order. */
async function inTurn<Done>(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<Done>,
  onDone: (done: Done) => void,
): Promise<void> {
  const under: Promise<Done>[] = [];
  for (let next = 0, index = 0; index < count; index += 1) {
    for (; next < count && under.length < atOnce; next += 1) {
      const started = work(next);
      // Its failure is handled when its turn comes; until then it must not be unhandled.
      started.catch(() => undefined);
      under.push(started);
    }
    const turn = under.shift();
    if (turn) onDone(await turn);
  }
}

function joined(first: BatchResults, pages: readonly BatchResults[]): BatchResults {
  const last = pages.at(-1) ?? first;
  // Somebody who moved to a later page during reading appears in two of them.
  const items = new Map(
    pages.flatMap((page) => page.processed_items.map((item) => [item.candidate_id_internal, item])),
  );
  const processed_items = [...items.values()];
  return { ...last, skip: 0, processed_items, total: Math.max(last.total, processed_items.length) };
}
