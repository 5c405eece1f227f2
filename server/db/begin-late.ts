import type pg from 'pg';
import { type Ahead, ahead, LedQuery } from './statements-ahead';

/** What the builder is answered to a word that is not said now, or never. */
const UNSAID = { rows: [], rowCount: 0, fields: [], command: '', oid: 0 };

/**
 * A connection for one transaction of the builder. Its `begin` is kept back until the first statement, which takes it along together with
 * the `scope` that the transaction is to have: a transaction costs a round trip for its end and none for its beginning. One without
 * statements is never begun.
 */
export function beginLate(client: pg.PoolClient, scope: readonly Ahead[]): pg.PoolClient {
  let begun: 'not yet' | 'said' | 'done' = 'not yet';
  let opening: readonly Ahead[] = [];
  const query = async (statement: { text: string }, values: unknown[]) => {
    if (begun === 'done') return client.query(statement, values);
    if (begun === 'not yet') {
      opening = [ahead(statement.text), ...scope];
      begun = 'said';
      return UNSAID;
    }
    begun = 'done';
    if (statement.text === 'commit' || statement.text === 'rollback') return UNSAID;
    return askLed(client, new LedQuery(opening, statement, values));
  };
  return Object.create(client, { query: { value: query } });
}

/** The driver answers a query that was made for it only to a function. */
function askLed(client: pg.PoolClient, query: LedQuery): Promise<unknown> {
  const ask: (
    query: LedQuery,
    values: undefined,
    tell: (error: Error | null, result: unknown) => void,
  ) => void = client.query.bind(client);
  return new Promise((resolve, reject) => {
    ask(query, undefined, (error, result) => (error ? reject(error) : resolve(result)));
  });
}
