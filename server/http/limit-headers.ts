import type { ErrorBody } from '@candor/domain/errors';
import type { Allowance } from '../access/allowance';
import type { AnswerHeaders } from './serve';

/**
 * The caller's limits as headers of every signed-in response: decimal integers for the current period, with running
 * reservations counted as used. A limit that does not exist has no header.
 */
export function limitHeaders(allowance: Allowance): AnswerHeaders {
  const { candidatesLimit, candidatesRemaining, apiKeyLimit, maxBatchSize } = allowance;
  return {
    'X-Quota-Used': allowance.candidatesUsed + allowance.candidatesReserved,
    'X-Quota-Type': 'candidates',
    'X-API-Keys-Used': allowance.apiKeysUsed,
    'X-Plan-Type': allowance.plan,
    ...(candidatesLimit !== null && { 'X-Quota-Limit': candidatesLimit }),
    ...(candidatesRemaining !== null && { 'X-Quota-Remaining': candidatesRemaining }),
    ...(apiKeyLimit !== null && { 'X-API-Key-Limit': apiKeyLimit }),
    ...(maxBatchSize !== null && { 'X-Max-Batch-Size': maxBatchSize }),
  };
}

/** What an error response repeats in headers: the limit, and what was requested. */
export function refusalHeaders(body: ErrorBody): AnswerHeaders {
  const { limit_type, requested, input_type, retry_after } = body;
  const { limit, used, remaining } = body;
  const counted = limit_type === 'batch_size_limit' || limit_type === 'candidate_quota';
  // As found when the call was refused: other calls may have used them up since it came in.
  const ofQuota = limit_type === 'candidate_quota' || limit_type === 'invitation_credits';
  return {
    ...(limit_type && { 'X-Limit-Type': limit_type }),
    // Instead of candidates: an invitation uses only credits.
    ...(limit_type === 'invitation_credits' && { 'X-Quota-Type': 'invitation_credits' }),
    ...(ofQuota && {
      ...(typeof limit === 'number' && { 'X-Quota-Limit': limit }),
      ...(used !== undefined && { 'X-Quota-Used': used }),
      ...(remaining !== undefined && { 'X-Quota-Remaining': remaining }),
    }),
    ...(limit_type === 'api_key_limit' && {
      ...(typeof limit === 'number' && { 'X-API-Key-Limit': limit }),
      ...(used !== undefined && { 'X-API-Keys-Used': used }),
    }),
    ...(counted &&
      requested !== undefined && {
        'X-Batch-Size-Requested': requested,
        'X-Estimated-Count': requested,
      }),
    ...(input_type && { 'X-Input-Type-Requested': input_type }),
    ...(retry_after !== undefined && { 'Retry-After': retry_after }),
  };
}
