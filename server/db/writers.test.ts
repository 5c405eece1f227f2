import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is, Table } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from './schema';

const SERVER = path.join(import.meta.dirname, '..');

/** The tables by their names in code and in SQL. */
const TABLES = new Map<string, string>(
  Object.entries(schema).flatMap(([name, table]) =>
    is(table, Table) ? [[name, getTableName(table)]] : [],
  ),
);

/** It erases a person or an account wherever they are. */
const ERASES_EVERYWHERE = 'privacy';

/** Every file of the features that may hold SQL, with its feature. */
function stores(): { feature: string; text: string }[] {
  const features = path.join(SERVER, 'features');
  return readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({
      feature: file.split(path.sep)[0] ?? '',
      text: readFileSync(path.join(features, file), 'utf8'),
    }));
}

/** The tables that a file writes, by their names in SQL. */
function writtenIn(text: string): string[] {
  const inSql = [...text.matchAll(/\b(?:insert into|update|delete from) ([a-z_]+)\b/g)];
  const bySql = inSql.flatMap(([, name = '']) =>
    [...TABLES.values()].includes(name) ? [name] : [],
  );
  const inCode = [...text.matchAll(/\.\s*(?:insert|update|delete)\((\w+)\)/g)];
  const byCode = inCode.flatMap(([, name = '']) => TABLES.get(importedAs(text, name)) ?? []);
  return [...bySql, ...byCode];
}

/** What the schema calls a table that is imported under another name. */
function importedAs(text: string, name: string): string {
  return new RegExp(`\\b(\\w+) as ${name}\\b`).exec(text)?.[1] ?? name;
}

test('a table is written by one feature, besides the one that erases', () => {
  const writers = new Map<string, Set<string>>();
  for (const { feature, text } of stores()) {
    if (feature === ERASES_EVERYWHERE) continue;
    for (const table of writtenIn(text)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(feature));
    }
  }
  expect(writers.size).toBeGreaterThan(30);
  const shared = [...writers].filter(([, features]) => features.size > 1);
  expect(shared.map(([table, features]) => [table, ...features])).toEqual([]);
});
