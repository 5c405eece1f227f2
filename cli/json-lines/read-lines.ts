const NEWLINE = 0x0a;

/** Longest line in bytes. V8 cannot hold strings of 512 MB, and a filter must say so before it fails. */
const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** One line of input, counted from 1; `text` is null where the line was longer than allowed. */
export type InputLine = { number: number; text: string | null };

/**
 * Splits a stream of UTF-8 bytes into lines and holds one line at a time. The bytes are cut before
 * they are decoded, so that a character over two chunks stays whole. A last line without a line end
 * counts, an empty rest does not.
 */
export async function* readLines(
  input: AsyncIterable<Uint8Array>,
  maxBytes: number = MAX_LINE_BYTES,
): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder();
  let pieces: Uint8Array[] = [];
  let size = 0;
  let number = 0;

  const add = (piece: Uint8Array): void => {
    size += piece.length;
    if (size <= maxBytes) pieces.push(piece);
    else pieces = [];
  };
  const take = (): InputLine => {
    const text = size > maxBytes ? null : decoder.decode(Buffer.concat(pieces));
    pieces = [];
    size = 0;
    number += 1;
    return { number, text };
  };

  for await (const chunk of input) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      yield take();
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (size > 0) yield take();
}
