import { decodeText } from '../text/decode-text';
import { decoderOf } from '../text/decoder';

const HEAD_BYTES = 2048;

/** A page's source, in the encoding that it names itself where that is one, else by its bytes. */
export function decodeHtml(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const hasMark = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/.test(head);
  const named = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  if (hasMark || !named || /^utf-?16/i.test(named)) return decodeText(bytes);
  try {
    new TextDecoder(named, { fatal: true }).decode(bytes);
    return decoderOf(named)(bytes);
  } catch (error) {
    // The page names an encoding that does not exist or that it is not in.
    if (error instanceof RangeError || error instanceof TypeError) return decodeText(bytes);
    throw error;
  }
}
