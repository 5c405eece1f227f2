import { analyse } from 'chardet';
import { decoderOf } from './decoder';

const SAMPLE_BYTES = 64 * 1024;

/** Below this the detector's guess between the many Latin code pages is little better than chance. */
const SURE = 60;

/**
 * The encoding of a text file, as a label that `TextDecoder` knows: by byte order mark, by shape, and
 * else by letter statistics. Windows-1252, the most common legacy encoding, is the last resort.
 *
 * @param sample the beginning of the file; 64 KB are enough.
 */
export function encodingOf(sample: Uint8Array): string {
  const marked = encodingByMark(sample);
  if (marked) return marked;
  const wide = encodingByZeros(sample);
  if (wide) return wide;
  if (isUtf8(sample)) return 'utf-8';

  const guesses = analyse(sample.subarray(0, SAMPLE_BYTES));
  const best = guesses.find((guess) => guess.confidence >= SURE && isDecodable(guess.name));
  if (!best || /^(ISO-8859-1|ASCII|UTF-)/i.test(best.name)) return 'windows-1252';
  return best.name.toLowerCase();
}

/** A text file's content, whatever its encoding; never throws. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes.subarray(0, SAMPLE_BYTES));
  return decoderOf(encoding)(bytes);
}

function encodingByMark(sample: Uint8Array): string | null {
  const [a, b, c] = sample;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: Latin text has a zero in every second byte, and other text has none. */
function encodingByZeros(sample: Uint8Array): string | null {
  const pairs = Math.floor(Math.min(sample.length, 4096) / 2);
  if (pairs === 0) return null;
  let high = 0;
  let low = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (sample[pair * 2] === 0) high += 1;
    if (sample[pair * 2 + 1] === 0) low += 1;
  }
  if (low > pairs * 0.4 && high < pairs * 0.1) return 'utf-16le';
  if (high > pairs * 0.4 && low < pairs * 0.1) return 'utf-16be';
  return null;
}

function isUtf8(sample: Uint8Array): boolean {
  try {
    // `stream` forgives a character that the end of the sample cuts in two.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function isDecodable(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
