import { accounts } from '@candor/domain/api/accounts';
import { type Caller, call } from '../call';
import type { Visitor } from '../visitor';
import { changeRow } from './change-row';
import { inventPerson, type Person } from './person';

/** Somebody with an account and a session of their own beside the browser's. */
export type Account = Person & Required<Caller> & { id: string };

/** Registers somebody over the API. Their address is not confirmed yet. */
export async function register(visitor: Visitor, person: Person): Promise<Account> {
  const { name, email, password } = person;
  const body = { full_name: name, email, password };
  const { access_token, user } = await call(visitor, accounts.register, { body });
  return { ...person, ...visitor, token: access_token, id: user.id };
}

/**
 * Confirms an address in the database itself, as its link would. The letter is the matter of the journeys that follow its link;
 * all others would wait for it.
 */
function confirm(account: Account): Promise<void> {
  return changeRow('update users set email_confirmed_at = now() where id = $1', [account.id]);
}

/** A confirmed account: the quick way for journeys that are about something else. */
export async function openAccount(visitor: Visitor, person = inventPerson()): Promise<Account> {
  const account = await register(visitor, person);
  await confirm(account);
  return account;
}
