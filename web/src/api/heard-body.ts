import { ErrorBody, ErrorCode, LimitType } from '@candor/domain/errors';
import type { z } from 'zod';

/**
 * What may be read of an error's body. Not every answer is written by this version of the server: what is missing, or a word that
 * is not known here, costs nothing of the rest.
 */
export const HeardBody = ErrorBody.partial().extend({
  code: ErrorCode.optional().catch(undefined),
  limit_type: LimitType.optional().catch(undefined),
});
export type HeardBody = z.infer<typeof HeardBody>;
