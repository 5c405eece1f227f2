import { accounts } from '@candor/domain/api/accounts';
import { type Caller, call } from '../call';
import type { Visitor } from '../visitor';
import { mailedLink } from './outbox';
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

/** Confirms an address with the link of its mail. */
export async function confirm(account: Account): Promise<void> {
  const token = new URL(await mailedLink(account.email, 'confirm-email')).searchParams.get('token');
  if (!token) throw new Error('The confirmation link carries no token');
  await call(account, accounts.confirmEmail, { body: { token } });
}

/** A confirmed account, made over the API: the quick way for journeys that are about something else. */
export async function openAccount(visitor: Visitor, person = inventPerson()): Promise<Account> {
  const account = await register(visitor, person);
  await confirm(account);
  return account;
}
