import type { Access } from '@candor/domain/api/endpoint';
import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { isConfirmed } from '@candor/domain/rules/guard';
import type { Caller } from './authenticate';
import { trialOver } from './refusals';

/**
 * Whether a caller may make a call at all, in the fixed order: signed in, e-mail confirmed, trial running.
 *
 * @throws AppError 401, 403 or 402, the first that applies.
 */
export function admit(access: Access, caller: Caller | null): void {
  if (access.kind === 'public') return;
  if (!caller) throw signedOut(access.signedOut);
  if (!access.unconfirmed && !isConfirmed(caller.actor)) {
    throw new AppError('permission_denied', {
      detail: messages.emailNotConfirmed,
      reason: 'email_not_confirmed',
    });
  }
  if (!access.afterTrial && caller.allowance.trialExpired) throw trialOver(caller.allowance);
}

function signedOut(detail?: string): AppError {
  return new AppError('authentication_required', detail === undefined ? {} : { detail });
}
