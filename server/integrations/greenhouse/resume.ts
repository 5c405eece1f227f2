import { AtsUnavailable } from '../../ports/ats';
import { download } from '../outgoing/download';
import type { Patience } from '../outgoing/patience';
import type { AttachmentRow } from './wire';

/** More than documents may have; of a larger one so much comes that its reader says what is wrong with it. */
const MOST_BYTES = 10 * 1024 * 1024;

/** If there is nothing behind a link issued a moment ago, nothing was uploaded. */
const NOTHING_THERE: ReadonlySet<number> = new Set([404, 410]);

/**
 * The newest resume among an application's attachments, null without one.
 *
 * @param way `own` is the origin of Greenhouse's API, which may lie anywhere.
 * @throws AtsUnavailable, or the signal's reason.
 */
export async function readResume(
  attachments: readonly AttachmentRow[],
  { own, patience }: { own: string; patience: Patience },
  signal: AbortSignal,
): Promise<{ filename: string; bytes: Uint8Array } | null> {
  const resumes = attachments.filter(({ type, url }) => type === 'resume' && url);
  const [newest] = resumes.sort((one, other) => putAt(other) - putAt(one) || isLater(one, other));
  if (!newest?.url) return null;
  const filename = newest.filename ?? 'resume';
  try {
    const { status, bytes } = await download(
      new URL(newest.url),
      { own, mostBytes: MOST_BYTES, patience },
      signal,
    );
    if (NOTHING_THERE.has(status)) return null;
    if (bytes !== null) return { filename, bytes };
  } catch {
    // The link is a secret, and errors on the way contain it.
    signal.throwIfAborted();
  }
  throw new AtsUnavailable();
}

const putAt = ({ created_at, updated_at }: AttachmentRow) =>
  (created_at ?? updated_at)?.getTime() ?? 0;

/** Ids count upwards. */
const isLater = (one: AttachmentRow, other: AttachmentRow) => Number(other.id) - Number(one.id);
