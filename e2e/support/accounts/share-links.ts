import type { Account } from './account';
import { changeRow } from './change-row';

/** Lets the only link of an account run out an hour ago, as its days would. */
export function letLinkRunOut(account: Account): Promise<void> {
  return changeRow(`update shares set expires_at = now() - interval '1 hour' where user_id = $1`, [
    account.id,
  ]);
}
