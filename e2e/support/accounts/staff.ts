import type { Account } from './account';
import { changeRow } from './change-row';

/** Makes an account one of the support staff, as the operator's command does. */
export function joinStaff(account: Account): Promise<void> {
  return changeRow('update users set is_staff = true where id = $1', [account.id]);
}

/** Suspends an account. */
export function suspend(account: Account): Promise<void> {
  return changeRow('update users set suspended_at = now() where id = $1', [account.id]);
}
