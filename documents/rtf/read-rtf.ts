import type { PicturedText } from '../text/marked-text';
import { RtfWalk } from './rtf-walk';
import { rtfTokens } from './tokens';

/**
 * Reads an RTF document: body, headers, notes and text boxes in the order of the file. Hidden, white
 * and tiny text is marked; deleted text of tracked changes is left out. Embedded objects are not opened.
 */
export function readRtf(bytes: Uint8Array): PicturedText {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const walk = new RtfWalk();
  for (const token of rtfTokens(source)) walk.take(token);
  return { ...walk.finish(), pictured: source.includes('\\pict') };
}
