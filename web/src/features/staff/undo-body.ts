import type { StaffChange, StaffChangeBody } from '@candor/domain/model/staff';

/**
 * The fields of a call by their names in an entry. Those missing here cannot be restored exactly: a plan starts a new
 * period.
 */
const FIELDS: Readonly<Record<string, keyof StaffChangeBody>> = {
  candidates: 'candidates_limit',
  keys: 'api_key_limit',
  batch: 'max_batch_size',
  invitationCredits: 'invitation_credits',
  partner: 'is_integration_partner',
  trialEndsAt: 'trial_ends_at',
  confirmed: 'email_confirmed',
  suspended: 'suspended',
};

const UNDONE = 'Undone: ';
const LONGEST_REASON = 200;

/** The call that undoes a change; null if that is not possible. */
export function undoBody({ changed, reason }: StaffChange): Record<string, unknown> | null {
  const names = Object.keys(changed).filter((name) => !name.startsWith('before.'));
  const body: Record<string, unknown> = {};
  for (const name of names) {
    const field = FIELDS[name];
    const before = changed[`before.${name}`];
    if (field === undefined || before === undefined) return null;
    if (field === 'trial_ends_at' && before === null) return null;
    body[field] = before;
  }
  if (names.length === 0) return null;
  return { ...body, reason: `${UNDONE}${reason ?? 'no reason given'}`.slice(0, LONGEST_REASON) };
}
