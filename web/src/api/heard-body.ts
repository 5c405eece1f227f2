import { ErrorBody, ErrorCode, LimitType } from '@candor/domain/errors';
import type { z } from 'zod';

/**
 * The readable parts of an error's body. Not every response comes from this version of the server: a missing part, or
 * an unknown word, does not spoil the rest.
 */
export const HeardBody = ErrorBody.partial().extend({
  code: ErrorCode.optional().catch(undefined),
  limit_type: LimitType.optional().catch(undefined),
});
export type HeardBody = z.infer<typeof HeardBody>;
