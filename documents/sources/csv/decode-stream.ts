import { encodingOf } from '../../text/decode-text';

/** Enough to tell an encoding by. */
const SAMPLE_BYTES = 64 * 1024;

/** A stream of bytes as text, in the encoding that its beginning shows. */
export async function* decodeStream(bytes: AsyncIterable<unknown>): AsyncGenerator<string> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of bytes) {
    const piece = bytesOf(chunk);
    if (decoder) {
      yield decoder.decode(piece, { stream: true });
      continue;
    }
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes < SAMPLE_BYTES) continue;
    const sample = Buffer.concat(held);
    held = [];
    decoder = new TextDecoder(encodingOf(sample));
    yield decoder.decode(sample, { stream: true });
  }
  const rest = Buffer.concat(held);
  decoder ??= new TextDecoder(encodingOf(rest));
  yield decoder.decode(rest);
}

function bytesOf(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  if (chunk instanceof Uint8Array) {
    return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  throw new TypeError('A CSV stream must give bytes or text.');
}
