import type { Pool, PoolClient } from 'pg';
import { LedQuery } from '../../db/statements-ahead';
import type { Actor, Fate } from './actor';

type Ask = (statement: unknown, values: unknown, tell: Tell) => void;
type Tell = (error: Error | null, result?: unknown) => void;

/** Lets no statement of an actor's pool leave before somebody has decided what becomes of it. */
export function guardConnections(pool: Pool, actor: Actor, known: Known): void {
  pool.on('connect', (client) => guard(client, actor, known));
}

/** What was answered to the statements with which the queue's client starts. */
export type Known = Map<string, unknown>;

/** With what the queue's client starts, each time anew, and which changes nothing after the first time. */
const STARTS = /^(select|insert).*"graphile_worker"\.(migrations|_private_tasks)/;

function guard(client: PoolClient, actor: Actor, known: Known): void {
  const ask: Ask = client.query.bind(client);
  const backend = 'processID' in client ? Number(client.processID) : 0;
  actor.backends.add(backend);
  client.on('end', () => actor.backends.delete(backend));

  const start = async (text: string, statement: unknown, values: unknown): Promise<unknown> => {
    const key = JSON.stringify([text, values]);
    const before = known.get(key);
    if (before) return before;
    const result = await answer(ask, statement, values);
    known.set(key, result);
    return result;
  };
  const say = async (statement: unknown, values: unknown): Promise<unknown> => {
    const text = wordsOf(statement);
    if (STARTS.test(text)) return start(text, statement, values);
    const fate = await wish(actor, text);
    if (fate === 'lost') await actor.cut([backend]);
    actor.flying.add(backend);
    try {
      const result = await answer(ask, statement, values);
      if (fate === 'unheard') return await actor.die();
      if (fate === 'answered') return result;
      await actor.cut([backend]);
      throw new Error('Connection terminated unexpectedly');
    } finally {
      actor.flying.delete(backend);
      actor.stir();
    }
  };
  /** The driver answers by a promise, or to a function that stands last. */
  const query = (statement: unknown, ...rest: unknown[]): unknown => {
    const tell = rest.find((one): one is Tell => typeof one === 'function');
    const values = rest[0] === tell ? undefined : rest[0];
    const said = say(statement, values);
    if (!tell) return said;
    said.then(
      (result) => tell(null, result),
      (error) => tell(error),
    );
    return undefined;
  };
  Object.defineProperty(client, 'query', { value: query });
}

function wish(actor: Actor, text: string): Promise<Fate> {
  if (!actor.guarded) return Promise.resolve('answered');
  return new Promise((decide) => {
    actor.wishes.push({ text, decide });
    actor.stir();
  });
}

function answer(ask: Ask, statement: unknown, values: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    ask(statement, values, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

const words = new Map<string, string>();

function wordsOf(statement: unknown): string {
  const text =
    statement instanceof LedQuery
      ? [...statement.ahead, statement].map(({ text }) => text).join('; ')
      : String(statement instanceof Object && 'text' in statement ? statement.text : statement);
  const known = words.get(text) ?? text.replaceAll(/\s+/g, ' ').trim();
  words.set(text, known);
  return known;
}
