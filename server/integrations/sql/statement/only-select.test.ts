import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { onlySelect } from './only-select';
import { tokensOf } from './tokens';

const GOOD = [
  'select 1 as candidate_text',
  "SELECT 'it''s; drop table x' AS candidate_text",
  '(select a from b) union (select c from d)',
  'with x as (select 1 a) select a as candidate_text from x',
  'select substring(a from 1 for 3) as candidate_text from b',
  'select replace(a, 1, 2) as candidate_text, b.into from b -- delete',
  'select a as candidate_text /* ; update */ from b where c in (1, 2)',
];

describe.each(['postgres', 'mysql'] as const)('a query for %s', (engine) => {
  test.each(GOOD)('may be one SELECT: %s', (query) => {
    expect(onlySelect(query, engine)).toBe(query);
  });

  test('may end with semicolons', () => {
    expect(onlySelect('select 1 ; ; -- so', engine)).toBe('select 1 ');
  });

  test.each([
    ['', /empty/],
    [' -- nothing', /empty/],
    ['delete from a', /one SELECT/],
    ['explain analyze delete from a', /one SELECT/],
    ['values (1)', /one SELECT/],
    ['select 1; select 2', /one statement/],
    ['select 1; -- x\n delete from a', /one statement/],
    ['with x as (delete from a returning *) select * from x', /DELETE/],
    ['with x as (select 1) insert into a select 1', /INSERT|INTO/],
    ['with x as (select 1) update a set b = 1', /UPDATE/],
    ['select a into b from c', /INTO/],
    ["select a from c into outfile '/tmp/x'", /INTO/],
    ['select a from b for update', /lock rows/],
    ['select a from b for\n/* x */ share', /lock rows/],
    ["select 'open", /never closed/],
    ['select 1 /* open', /never closed|not supported/],
    [`select ${'1,'.repeat(40_000)}1`, /too long/],
    ['select 1\0', /nobody can type/],
  ])('is refused otherwise: %s', (query, words) => {
    expect(() => onlySelect(query, engine)).toThrow(words);
  });

  test('never lets a denied function through, however it is written', () => {
    const name = engine === 'postgres' ? 'pg_sleep' : 'sleep';
    const quote = engine === 'postgres' ? '"' : '`';
    const space = fc.constantFrom('', ' ', '\n', '/* x */', ' -- y\n', "/* ' */");
    const harmless = fc.constantFrom("'a'", "'it''s'", '1', `${quote}x${quote}`, "/*'*/ 2", "''");
    const written = fc.mixedCase(fc.constant(name));
    fc.assert(
      fc.property(harmless, space, written, space, fc.boolean(), (before, a, word, b, isQuoted) => {
        const call = isQuoted ? `${quote}${word}${quote}` : word;
        expect(() => onlySelect(`select ${before},${a}${call}${b}(1)`, engine)).toThrow(
          /may not call/,
        );
      }),
    );
  });

  test('is tokenized whatever it is, and its tokens are where they say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const tokens = tokensOf(text, engine);
        if ('unclear' in tokens) return;
        for (const { kind, text: piece, at } of tokens) {
          if (kind === 'sign' || kind === 'string')
            expect(text.slice(at).startsWith(piece)).toBe(true);
        }
      }),
    );
  });
});

test.each([
  'select $tag$ ; delete $x$ $tag$ as candidate_text',
  "select E'\\' ; delete' as candidate_text",
  'select /* a /* b */ ; */ 1',
  "select '\\' as candidate_text, 'x'",
  'select pg_catalog.lower(a) as candidate_text, pg_typeof(b) from c',
])('PostgreSQL reads strings and comments in its own way: %s', (query) => {
  expect(onlySelect(query, 'postgres')).toBe(query);
});

test.each([
  "select pg_read_file('/etc/passwd')",
  "select * from dblink('host=x', 'select 1')",
  'select "pg_terminate_backend"(1)',
  "select set_config('a', 'b', false)",
  "select query_to_xml('delete from a', true, true, '')",
  'select lo_create(0)',
  'select pg_catalog . pg_advisory_lock(1)',
  'select U&"pg\\005fsleep"(1)',
  'select $1',
])('PostgreSQL is not asked: %s', (query) => {
  expect(() => onlySelect(query, 'postgres')).toThrow(
    /may not call|not supported|place for a value/,
  );
});

test.each([
  "select load_file('/etc/passwd')",
  'select benchmark(1000000, 1)',
  "select get_lock('a', 1)",
  'select /*! sleep(5) */ 1',
  'select /*+ MAX_EXECUTION_TIME(0) */ 1',
  'select /*M! 1 */ 1',
  'select next value for s',
  'select a from b lock in share mode',
  'select ?',
  'select sleep # x\n (5)',
])('MySQL is not asked: %s', (query) => {
  expect(() => onlySelect(query, 'mysql')).toThrow(/may not|not supported|place for a value/);
});
