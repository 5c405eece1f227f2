import { expect, test } from 'vitest';
import { parseTarget } from '../target';
import { explainMysql, explainQuery } from './explain';

const target = parseTarget('mysql://ann:canary@db.example.com/hiring?sslmode=disable');
const failure = (errno: number, sqlMessage: string) =>
  Object.assign(new Error(`canary ${sqlMessage}`), { code: 'ER_X', errno, sqlMessage });

test.each([
  [1045, "Access denied for user 'ann'@'10.0.0.9' (using password: YES)", /without encryption/],
  [1049, "Unknown database 'hiring'", /no database "hiring"/],
  [3159, 'Connections using insecure transport are prohibited', /wants an encrypted connection/],
  [1040, 'Too many connections', /no room for one more/],
  [3032, 'The server is currently in offline mode', /no room for one more/],
  [4242, 'canary', /its code: 4242/],
])('MySQL does not let us in, with code %i', (errno, message, words) => {
  const error = explainMysql(failure(errno, message), target);
  expect(error.message).toMatch(words);
  expect(error.message).not.toMatch(/canary|10\.0\.0\.9/);
  expect(error.cause).toBeUndefined();
});

test('over an encrypted connection, a refused sign-in is not put down to the missing encryption', () => {
  const encrypted = parseTarget('mysql://ann:canary@db.example.com/hiring');
  const { message } = explainMysql(failure(1045, 'Access denied'), encrypted);
  expect(message).toMatch(/may sign in from outside\.$/);
});

test.each([
  [1146, "Table 'hiring.people' doesn't exist", /no table "people"/],
  [1054, "Unknown column 'words' in 'field list'", /no column "words"/],
  [1142, "SELECT command denied to user 'ann'@'10.0.0.9' for table 'people'", /not read "people"/],
  [
    1370,
    "execute command denied to user 'ann'@'10.0.0.9' for routine 'hiring.fn'",
    /calls a function .* or that this user may not call/,
  ],
  [1064, "You have an error near 'canary' at line 3", /at line 3/],
  [3024, 'Query execution was interrupted, maximum execution time exceeded', /took too long/],
  [1792, 'Cannot execute statement in a READ ONLY transaction', /would change something/],
  [1205, 'Lock wait timeout exceeded', /Something else holds/],
])('MySQL does not run the query, with code %i', (errno, message, words) => {
  const error = explainQuery(failure(errno, message), target);
  expect(error.message).toMatch(words);
  expect(error.message).not.toMatch(/canary|10\.0\.0\.9/);
});

test('a line that breaks in the middle is one to come back to', () => {
  expect(explainQuery(new Error('read ECONNRESET canary'), target).name).toBe('SourceAway');
});
