import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { nameOf } from './ask-prepared';
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

const ENTER = `select set_config('role', '${TENANT_ROLE}', true), set_config('app.account', $1, true)`;
const ENTER_NAME = nameOf(ENTER);
const TEXT_OID = 25;

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

/**
 * Puts a transaction that has just begun under row-level security; the settings on the connection end with the transaction.
 */
export type Enter = (client: pg.PoolClient) => Promise<void>;

/**
 * What a transaction of this pool has to begin with here. Call it before you take a connection: finding out may take
 * one.
 */
export async function transactionScope(pool: pg.Pool): Promise<Enter> {
  const account = accountNow();
  if (account === null || !(await isSecured(pool))) return async () => {};
  return async (client) => {
    await client.query(ENTER, [account]);
  };
}

/**
 * Puts the single statements of a pool under row-level security. The settings and the statement travel together and share one implicit
 * transaction (PostgreSQL's documentation, 'Pipelining'), so that no round trip is added and nothing stays on the connection.
 */
export function secureStatements(pool: pg.Pool): void {
  const ask: (...parts: unknown[]) => unknown = pool.query.bind(pool);
  const askWithin = async (account: string, parts: unknown[]) =>
    (await isSecured(pool)) ? ask(new ScopedQuery(account, parts)) : ask(...parts);
  const query = (...parts: unknown[]) => {
    const account = accountNow();
    return account === null ? ask(...parts) : askWithin(account, parts);
  };
  Object.defineProperty(pool, 'query', { value: query });
}

/** What a statement in front of it has to know of the driver's query; the driver's own types leave it out. */
type Driver = {
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
};
type Wire = {
  parse(statement: { text: string; name: string; types: number[] }): void;
  bind(portal: { portal: string; statement: string; values: string[]; binary: boolean }): void;
  execute(portal: { portal: string; rows: number }): void;
};
const DriverQuery = pg.Query as unknown as new (config: object, values: unknown) => Driver;

/** Connections that know the settings by their name. */
const prepared = new WeakSet<Wire>();

class ScopedQuery extends DriverQuery {
  readonly #account: string;
  /** Of the settings: as the statement has one, so that whoever asks without names is not answered that one is unknown. */
  readonly #name: string;
  #entered = false;

  constructor(account: string, [statement, values]: unknown[]) {
    const config = typeof statement === 'string' ? { text: statement } : Object(statement);
    super({ ...config, queryMode: 'extended' }, values);
    this.#account = account;
    this.#name = config.name ? ENTER_NAME : '';
  }

  override prepare(connection: Wire): void {
    const name = this.#name;
    if (name === '' || !prepared.has(connection)) {
      connection.parse({ text: ENTER, name, types: [TEXT_OID] });
    }
    connection.bind({ portal: '', statement: name, values: [this.#account], binary: false });
    connection.execute({ portal: '', rows: 0 });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#entered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#entered) super.handleCommandComplete(message, connection);
    else if (this.#name !== '') prepared.add(connection);
    this.#entered = true;
  }
}
