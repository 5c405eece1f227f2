import type { staff } from '@candor/domain/api/staff';
import { AppError, validationError } from '@candor/domain/errors';
import type { StaffChangeBody, StaffUserDetail } from '@candor/domain/model/staff';
import { agree, type Contract, ContractError } from '../../access/contract';
import type { Deps } from '../../deps';
import type { Call } from '../../http/serve';
import { detailOf } from './show-user';
import { lockUser } from './store';

type ChangeCall = Pick<Call<typeof staff.change>, 'actor' | 'params' | 'body' | 'requestId'>;

/**
 * Changes what an account may do, at once and all of it or nothing.
 *
 * @throws AppError 404; 400 for what contradicts the account's plan; 409 for suspending oneself, which nobody could take back.
 */
export async function changeUser(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { actor, params, body, requestId }: ChangeCall,
): Promise<StaffUserDetail> {
  const { db, clock } = deps;
  if (params.id === actor.userId && body.suspended) {
    throw new AppError('conflict', { detail: OWN_ACCOUNT, reason: 'own_account' });
  }
  const by = { staffId: actor.userId, reason: body.reason ?? null, requestId };
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, params.id))) throw new AppError('not_found');
    try {
      await agree(tx, params.id, contractOf(body), by, clock.now());
    } catch (error) {
      if (error instanceof ContractError) throw refusalOf(error);
      throw error;
    }
    return detailOf(deps, tx, params.id);
  });
}

const OWN_ACCOUNT = 'You cannot suspend your own account.';

/** The fields of the call that have another name in a contract. */
const FIELD_OF: Partial<Record<keyof Contract, string>> = { trialEndsAt: 'trial_ends_at' };

function refusalOf({ field, message }: ContractError): AppError {
  return validationError([{ field: FIELD_OF[field] ?? field, message }]);
}

/** What was named, in the words of a contract. Who is staff is none of it: that is for the operator's command alone. */
function contractOf(body: StaffChangeBody): Contract {
  const contract = {
    plan: body.plan_type,
    billing: body.billing,
    candidates: body.candidates_limit,
    keys: body.api_key_limit,
    batch: body.max_batch_size,
    invitationCredits: body.invitation_credits,
    partner: body.is_integration_partner,
    trialEndsAt: body.trial_ends_at === undefined ? undefined : new Date(body.trial_ends_at),
    confirmed: body.email_confirmed,
    suspended: body.suspended,
  };
  const named = Object.entries(contract).filter(([, value]) => value !== undefined);
  return Object.fromEntries(named);
}
