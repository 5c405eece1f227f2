import type { Pool } from 'pg';
import { nameOf } from '../../db/ask-prepared';

const names = new Map<string, string>();

/**
 * Has every statement of a pool parsed and planned once for each connection, where the product has that for its most frequent ones:
 * seeds say the same again and again, and most of what PostgreSQL did went into that.
 */
export function prepareStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    const ask: (...parts: unknown[]) => unknown = client.query.bind(client);
    Object.defineProperty(client, 'query', {
      configurable: true,
      value: (statement: unknown, values: unknown, ...rest: unknown[]) =>
        ask(named(statement, values), values, ...rest),
    });
  });
}

/** What has no values goes as it is: the first and the last word of transactions. */
function named(statement: unknown, values: unknown): unknown {
  if (typeof statement === 'string') {
    return Array.isArray(values) ? { name: knownName(statement), text: statement } : statement;
  }
  if (!(statement instanceof Object) || !('text' in statement)) return statement;
  const isNamed = 'name' in statement && statement.name;
  const hasValues = Array.isArray(values) || 'values' in statement;
  if (isNamed || !hasValues) return statement;
  return Object.assign(statement, { name: knownName(String(statement.text)) });
}

function knownName(text: string): string {
  const name = names.get(text) ?? `all-${nameOf(text)}`;
  names.set(text, name);
  return name;
}
