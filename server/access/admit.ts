import type { Access, Method } from '@candor/domain/api/endpoint';
import { ACCOUNT_SUSPENDED, AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { isConfirmed } from '@candor/domain/rules/guard';
import { atLeast, opensFeature } from '@candor/domain/rules/plans';
import { serverMessages } from '@candor/domain/server-messages';
import type { KeyActor } from './actor';
import type { Allowance } from './allowance';
import type { Caller } from './caller';
import { demandProof } from './proof';
import { advancedAts, closedFeature, trialOver } from './refusals';

type AccountAccess = Extract<Access, { kind: 'account' }>;

/** What is requested: the access rule and the method. */
export type Asked = { access: Access; method: Method };

/**
 * Whether a caller may make a call at all, checked in a fixed order: signed in, e-mail confirmed, open to this key,
 * open to this role, not suspended, trial running, open to this plan, identity proven recently. Anything that stays
 * open after a trial also stays open to a suspended account.
 *
 * @throws AppError 401, 403 or 402, the first that applies.
 */
export function admit({ access, method }: Asked, caller: Caller | null, now: Date): void {
  if (access.kind === 'public') return;
  if (!caller) throw signedOut(access.signedOut);
  const { actor, allowance } = caller;
  if (!access.unconfirmed && !isConfirmed(actor)) {
    throw new AppError('permission_denied', {
      detail: serverMessages.emailNotConfirmed,
      reason: 'email_not_confirmed',
    });
  }
  if (actor.apiKeyId !== null) admitKey(actor, access, method);
  if (access.staff && actor.role !== 'support') {
    throw new AppError('permission_denied', { reason: 'staff_only' });
  }
  if (access.partner && !actor.isPartner) throw partnersOnly(access.partner);
  const staysOpen = access.afterTrial === true;
  if (!staysOpen && actor.suspended) {
    throw new AppError('permission_denied', {
      detail: messages.accountSuspended,
      reason: ACCOUNT_SUSPENDED,
    });
  }
  const isWayBack = access.afterTrial === 'unconfirmed' && !isConfirmed(actor);
  if (!staysOpen && !isWayBack && allowance.trialExpired) throw trialOver(allowance);
  admitPlan(access, allowance);
  if (access.proven === 'always') demandProof(actor, now);
}

function admitPlan({ feature, plan, partner }: AccountAccess, allowance: Allowance): void {
  if (!feature) return;
  const reaches = plan === undefined || atLeast(allowance.plan, plan);
  if (reaches && opensFeature(allowance.features, feature)) return;
  throw partner ? advancedAts(allowance, partner) : closedFeature(allowance, feature);
}

function partnersOnly(ats: AtsType): AppError {
  const detail = serverMessages.partnerRequired(ATS_NAMES[ats]);
  return new AppError('integration_partner_required', { detail, ats_type: ats });
}

function admitKey({ permissions }: KeyActor, access: AccountAccess, method: Method): void {
  if (!access.byKey) {
    throw new AppError('permission_denied', {
      detail: serverMessages.notForApiKeys,
      reason: 'not_for_api_keys',
    });
  }
  if (!permissions.includes(access.keyReads || method === 'GET' ? 'read' : 'write')) {
    throw new AppError('permission_denied', { reason: 'api_key_permission' });
  }
}

function signedOut(detail?: string): AppError {
  return new AppError('authentication_required', detail === undefined ? {} : { detail });
}
