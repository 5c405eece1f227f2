import type { LimitHeader } from '@candor/domain/api/headers';
import { LimitType } from '@candor/domain/errors';

/** What each header of an answer says. */
export const HEADER_WORDS: Record<LimitHeader | 'X-Request-Id' | 'Retry-After', string> = {
  'X-Quota-Limit': 'What may be used in the current period; absent where there is no limit.',
  'X-Quota-Used': 'How much of it is used; for candidates, running batches are included.',
  'X-Quota-Remaining': 'What is left.',
  'X-Quota-Type':
    'What these three headers count: candidates, or invitation_credits with calls that invite.',
  'X-Estimated-Count': 'The estimated number of candidates in a submission.',
  'X-Candidates-Charged': 'How many candidates a batch has been charged for so far.',
  'X-API-Key-Limit': 'How many API keys the plan allows.',
  'X-API-Keys-Used': 'How many of them exist.',
  'X-Max-Batch-Size': 'The most candidates in one batch.',
  'X-Plan-Type': 'The plan of the account.',
  'X-Limit-Type': `With 402: which limit was met. One of ${LimitType.options.join(', ')}.`,
  'X-Batch-Size-Requested': 'With a refused submission: how many candidates it had.',
  'X-Input-Type-Requested': 'With a refused submission: which source it named.',
  'X-Request-Id': 'With every answer: name it when you ask us about a call.',
  'Retry-After': 'With 429, 503 and an answer about work that goes on: seconds to wait.',
};
