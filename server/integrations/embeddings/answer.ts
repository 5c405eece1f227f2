import type { MeaningVector } from '@candor/engine';
import { z } from 'zod';

/**
 * The response of `POST /embeddings`. Some servers ignore `encoding_format` and send numbers; both formats are read.
 */
const Answer = z.object({
  data: z.array(
    z.object({
      index: z.number().int().nonnegative(),
      embedding: z.union([z.string(), z.array(z.number())]),
    }),
  ),
});

const LARGEST = 127;

/**
 * The vectors of an answer in the order of the texts, whatever order they came in.
 *
 * @throws an Error for anything that is not one vector of the same length for each text.
 */
export function readVectors(body: unknown, texts: number): MeaningVector[] {
  const { data } = Answer.parse(body);
  if (data.length !== texts) throw new Error('another number of vectors than of texts');
  const vectors: (MeaningVector | undefined)[] = new Array(texts).fill(undefined);
  for (const { index, embedding } of data) {
    if (index >= texts || vectors[index]) throw new Error('vectors of unknown texts');
    vectors[index] = toDirection(typeof embedding === 'string' ? decode(embedding) : embedding);
  }
  const known = vectors.filter((vector) => vector !== undefined);
  const length = known[0]?.length ?? 0;
  if (known.length !== texts || known.some((vector) => vector.length !== length || length === 0))
    throw new Error('vectors of different lengths');
  return known;
}

/** Numbers of four bytes each, the lowest first, in base64. */
function decode(text: string): number[] {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length % 4 !== 0) throw new Error('half a number');
  return Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}

/** Only the direction of a vector means something: its largest part becomes 127, so that it fits into bytes. */
function toDirection(parts: readonly number[]): MeaningVector {
  const most = parts.reduce((largest, part) => Math.max(largest, Math.abs(part)), 0);
  if (!Number.isFinite(most)) throw new Error('a vector that is no direction');
  return Int8Array.from(parts, (part) => (most === 0 ? 0 : Math.round((part / most) * LARGEST)));
}
