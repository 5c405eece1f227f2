import type { AnswerOf, EndpointSpec } from '@candor/domain/api/endpoint';
import type { z } from 'zod';

/** A body that the contract has checked and that is written out already: what is asked for often is kept like this. */
export class WrittenBody<E extends EndpointSpec = EndpointSpec> {
  constructor(
    readonly endpoint: E,
    readonly bytes: Buffer,
  ) {}
}

/**
 * Checks a body against the contract, as `replyOf` would, and writes it out.
 *
 * @throws ZodError when the answer is not what the contract promises: a bug of ours.
 */
export function writeBody<E extends EndpointSpec & { ok: { body: z.ZodType } }>(
  endpoint: E,
  body: AnswerOf<E>,
): WrittenBody<E> {
  const checked = endpoint.ok.body.parse(body);
  return new WrittenBody(endpoint, Buffer.from(JSON.stringify(checked)));
}
