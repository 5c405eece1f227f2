import type { ErrorCode } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { type ClientError, isPlanLimit } from '../../api/client-error';

/** What stands between this browser and the server, or between the account and what it may do. */
const MEETS_ALL: readonly ErrorCode[] = [
  ...(['authentication_required', 'permission_denied'] as const),
  ...(['network_error', 'timeout', 'service_unavailable'] as const),
];

/** Whether the next invitation would meet the same failure, so that trying it is no use now. One that was resent lately is a matter of that one alone. */
export function meetsAll(error: ClientError): boolean {
  if (error.code === 'rate_limited') return error.message !== messages.resentLately;
  return isPlanLimit(error) || MEETS_ALL.includes(error.code);
}
