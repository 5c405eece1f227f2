import type { AnswerOf, EndpointSpec } from '@candor/domain/api/endpoint';
import type { z } from 'zod';

/**
 * A body that has been checked against the contract and serialized: the form in which frequent responses are cached.
 */
export class WrittenBody<E extends EndpointSpec = EndpointSpec> {
  constructor(
    readonly endpoint: E,
    readonly bytes: Buffer,
  ) {}
}

/**
 * Checks a body against the contract, as `replyOf` would, and serializes it.
 *
 * @throws ZodError if the answer violates the contract, which is a bug of ours.
 */
export function writeBody<E extends EndpointSpec & { ok: { body: z.ZodType } }>(
  endpoint: E,
  body: AnswerOf<E>,
): WrittenBody<E> {
  const checked = endpoint.ok.body.parse(body);
  return new WrittenBody(endpoint, Buffer.from(JSON.stringify(checked)));
}
