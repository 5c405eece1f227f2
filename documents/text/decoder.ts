/** Decodes bytes; with `more`, bytes of a character may still follow in the next call. */
export type Decode = (bytes: Uint8Array, more?: boolean) => string;

/** What Windows-1252 has in place of the control characters 0x80 to 0x9f (WHATWG Encoding, index). */
const WINDOWS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const UPPER_CONTROLS = /[\u0080-\u009f]/g;

/**
 * A decoder for an encoding. Windows-1252 is decoded here: Node 20 and 22 take it for Latin-1 and lose
 * the euro sign, the dashes and the curly quotation marks.
 *
 * @throws RangeError for a label that `TextDecoder` does not know.
 */
export function decoderOf(encoding: string): Decode {
  const decoder = new TextDecoder(encoding);
  if (decoder.encoding !== 'windows-1252') {
    return (bytes, more = false) => decoder.decode(bytes, { stream: more });
  }
  return (bytes) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replace(UPPER_CONTROLS, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
}
