import { mayGoOn } from '../../jobs/group';
import type { CandidateSource } from '../../ports/candidate-source';
import type { ListedCandidate } from './store/candidates';

/** A listed document that could not be read earlier, and when that was last tried. */
export type Waiting = { listed: ListedCandidate; triedAt: Date };

/** Documents tried in one morning; a refusal costs one call or two. */
const MOST_TRIED = 200;

/** A source that does not answer is asked more than once, for up to a minute each: nobody else waits for that. */
const MOST_TROUBLED = 3;

/**
 * Which of the documents that wait can be read by now, and which were tried in vain. Those that wait longest without
 * being tried come first, so that each has its turn. What is read here is not kept: the group that scores it reads it
 * again.
 */
export async function probeWaiting(
  source: Pick<CandidateSource, 'read'>,
  waiting: readonly Waiting[],
  signal: AbortSignal,
): Promise<{ readable: ListedCandidate[]; closed: ListedCandidate[] }> {
  const found = { readable: [] as ListedCandidate[], closed: [] as ListedCandidate[] };
  const order = waiting.toSorted((a, b) => a.triedAt.getTime() - b.triedAt.getTime());
  let troubled = 0;
  for (const { listed } of order.slice(0, MOST_TRIED)) {
    mayGoOn(signal);
    if (listed.sourceEntry === null) continue;
    const read = await source.read(listed.sourceEntry);
    if (read instanceof Uint8Array) {
      found.readable.push(listed);
      continue;
    }
    found.closed.push(listed);
    if (read.code === 'unavailable') troubled += 1;
    if (troubled === MOST_TROUBLED) break;
  }
  return found;
}
