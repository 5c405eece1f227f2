import { AtsGone, AtsUnavailable } from '../../ports/ats';
import { download } from '../outgoing/download';
import type { Patience } from '../outgoing/patience';
import type { Call, Caller } from './api';
import { Declined } from './refusal';
import { type Candidate, FileInfo } from './wire';

/** More than documents may have; of a larger one so much comes that its reader says what is wrong with it. */
const MOST_BYTES = 10 * 1024 * 1024;

/** A link is short-lived: an expired one is requested again once. */
const MOST_LINKS = 2;
const LINK_OVER = 403;

/** If there is nothing behind a link issued a moment ago, nothing was uploaded. */
const NOTHING_THERE: ReadonlySet<number> = new Set([404, 410]);

/** How files are downloaded. `own` is the origin of Ashby's API, which may be anywhere. */
export type Way = { own: string; patience: Patience };

/**
 * A candidate's resume, null without one, and for one that Ashby does not hand out, as of its own made-up people.
 *
 * @throws AtsForbidden, AtsRefused, AtsUnavailable, or the signal's reason.
 */
export async function readResume(
  call: Call,
  { handle, way }: { handle: Candidate['resumeFileHandle']; way: Way },
  caller: Caller,
): Promise<{ filename: string; bytes: Uint8Array } | null> {
  if (!handle) return null;
  for (let links = 1; links <= MOST_LINKS; links += 1) {
    const url = await linkTo(call, handle.handle, caller);
    if (url === null) return null;
    const { status, bytes } = await fetched(url, way, caller.signal);
    if (bytes !== null) return { filename: handle.name ?? 'resume', bytes };
    if (NOTHING_THERE.has(status)) return null;
    if (status !== LINK_OVER) break;
  }
  throw new AtsUnavailable();
}

async function linkTo(call: Call, fileHandle: string, caller: Caller): Promise<string | null> {
  try {
    const asked = { method: 'file.info', body: { fileHandle }, answer: FileInfo } as const;
    return (await call(asked, caller)).results.url;
  } catch (error) {
    if (error instanceof AtsGone || error instanceof Declined) return null;
    throw error;
  }
}

async function fetched(url: string, way: Way, signal: AbortSignal) {
  try {
    return await download(new URL(url), { ...way, mostBytes: MOST_BYTES }, signal);
  } catch {
    // The link is a secret, and errors on the way contain it.
    signal.throwIfAborted();
    throw new AtsUnavailable();
  }
}
