import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { type Ahead, ahead, LedQuery } from './statements-ahead';
import { mayTakeTenantRole, TENANT_ROLE } from './tenant-role';

/**
 * Queries that must see more than one account although they serve somebody's call. Each is named, so that all can be
 * found.
 */
export type Beyond =
  | 'who calls'
  | 'staff'
  | 'whether an address is taken'
  | 'streams of this process'
  | 'an index that knows its accounts';

type Scope = { account: string } | { beyond: Beyond };

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs work that sees one account's rows only, whatever its statements ask for: row-level security applies to each of
 * them. The account is carried in the asynchronous context and not passed from function to function, because
 * what each of them has to be passed can be forgotten. Inside an account no other can be entered: the first one stays.
 */
export function withinAccount<Result>(account: string, work: () => Result): Result {
  return accountNow() === null ? scopes.run({ account }, work) : work();
}

/** Does work that has to see more than the account it is done in. Answer nothing of it that the caller may not know. */
export function beyondAccount<Result>(beyond: Beyond, work: () => Result): Result {
  return scopes.run({ beyond }, work);
}

function accountNow(): string | null {
  const scope = scopes.getStore();
  return scope && 'account' in scope ? scope.account : null;
}

/** Whether row-level security can be had on a pool; looked for once. */
const secured = new WeakMap<pg.Pool, Promise<boolean>>();

function isSecured(pool: pg.Pool): Promise<boolean> {
  const known = secured.get(pool);
  if (known) return known;
  const found = mayTakeTenantRole(pool);
  secured.set(pool, found);
  // A database that did not answer is asked again.
  found.catch(() => secured.delete(pool));
  return found;
}

/** Puts the transaction that it is said in under row-level security; its settings end with the transaction. */
const ENTER = ahead(
  `select set_config('role', '${TENANT_ROLE}', true), set_config('app.account', $1, true)`,
);

/**
 * What a transaction of this pool has to be begun with here. Call it before you take a connection: finding out may take
 * one.
 */
export async function transactionScope(pool: pg.Pool): Promise<Ahead[]> {
  const account = accountNow();
  if (account === null || !(await isSecured(pool))) return [];
  return [{ ...ENTER, values: [account] }];
}

/**
 * Puts the single statements of a pool under row-level security. The settings and the statement travel together, so that no round trip
 * is added and nothing stays on the connection.
 */
export function secureStatements(pool: pg.Pool): void {
  const ask: (...parts: unknown[]) => unknown = pool.query.bind(pool);
  const askWithin = async (parts: unknown[]) => {
    const scope = await transactionScope(pool);
    const [statement, values] = parts;
    return scope.length === 0 ? ask(...parts) : ask(new LedQuery(scope, statement, values));
  };
  const query = (...parts: unknown[]) => (accountNow() === null ? ask(...parts) : askWithin(parts));
  Object.defineProperty(pool, 'query', { value: query });
}
