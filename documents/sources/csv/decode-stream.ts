import { encodingOf } from '../../text/decode-text';
import { type Decode, decoderOf } from '../../text/decoder';

/** Enough to tell an encoding by. */
const SAMPLE_BYTES = 64 * 1024;

/** A stream of bytes as text, in the encoding that its beginning shows. */
export async function* decodeStream(bytes: AsyncIterable<unknown>): AsyncGenerator<string> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let decode: Decode | null = null;
  for await (const chunk of bytes) {
    const piece = bytesOf(chunk);
    if (decode) {
      yield decode(piece, true);
      continue;
    }
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes < SAMPLE_BYTES) continue;
    const sample = Buffer.concat(held);
    held = [];
    decode = decoderOf(encodingOf(sample));
    yield decode(sample, true);
  }
  const rest = Buffer.concat(held);
  decode ??= decoderOf(encodingOf(rest));
  yield decode(rest);
}

function bytesOf(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  if (chunk instanceof Uint8Array) {
    return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  throw new TypeError('A CSV stream must give bytes or text.');
}
