import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { UnreadableError } from '../problem';
import { decodeText } from '../text/decode-text';
import { inflateEntry } from './inflate-entry';

/** A document that is a ZIP of XML parts, such as DOCX and ODT. */
export type DocumentPackage = {
  /** Names of all parts, in the order of the archive. */
  names: readonly string[];
  /**
   * The text of one part, or null when there is no such part.
   *
   * @throws UnreadableError `too_large` or `damaged`.
   */
  part(name: string): Promise<string | null>;
};

/** More parts than any word processor writes. */
const MAX_PARTS = 5_000;

/** XML of all parts together; text of 2 MB with heavy formatting stays well below. */
const MAX_XML_BYTES = 64 * 1024 * 1024;

/**
 * Opens a package held in memory.
 *
 * @throws UnreadableError `damaged` when the bytes are no usable ZIP, `encrypted` when its parts are
 * encrypted one by one.
 */
export async function openPackage(bytes: Uint8Array): Promise<DocumentPackage> {
  const zip = await openBuffer(bytes);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= MAX_PARTS) throw new UnreadableError('too_large');
      if (entry.isEncrypted()) throw new UnreadableError('encrypted');
      entries.set(partName(entry), entry);
    }
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError('damaged', { cause: error });
  }
  let inflated = 0;
  const count = (bytes: number): void => {
    inflated += bytes;
    if (inflated > MAX_XML_BYTES) throw new UnreadableError('too_large');
  };
  return {
    names: [...entries.keys()],
    part: async (name) => {
      const entry = entries.get(name);
      if (!entry) return null;
      const limits = { maxBytes: MAX_XML_BYTES, maxRatio: Number.POSITIVE_INFINITY };
      return decodeText(await inflateEntry(zip, entry, limits, count));
    },
  };
}

async function openBuffer(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return await fromBufferPromise(buffer, { decodeStrings: false, lazyEntries: true });
  } catch (error) {
    throw new UnreadableError('damaged', { cause: error });
  }
}

/** Some writers use backslashes; the standard asks for slashes. */
function partName(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}
