import { expect, test } from 'vitest';
import { isPowerful, isPowerfulLine } from './privileges';

const READER = [['GRANT SELECT ON `hr`.* TO `reader`@`%`']];

/** A server that reports these grants, and answers the query for the active role like this. */
function server(role: () => unknown) {
  return {
    query: async ({ sql }: { sql: string }): Promise<[unknown, unknown]> =>
      sql.includes('current_role()') ? [role(), []] : [READER, []],
  };
}

function failsWith(code: string) {
  return () => {
    throw Object.assign(new Error('The server says no.'), { code });
  };
}

test.each(['ER_SP_DOES_NOT_EXIST', 'ER_PARSE_ERROR'])(
  'on a server of before roles (%s) the own grants are all there are',
  async (code) => {
    expect(await isPowerful(server(failsWith(code)), false)).toBe(false);
  },
);

test('if the active role cannot be determined for another reason, nobody is taken for a reader', async () => {
  const lost = isPowerful(server(failsWith('PROTOCOL_CONNECTION_LOST')), false);
  await expect(lost).rejects.toThrow('The server says no.');
});

test('an answer of another shape counts as a powerful role', async () => {
  expect(
    await isPowerful(
      server(() => 'admin'),
      false,
    ),
  ).toBe(true);
});

test.each([
  ['GRANT ALL PRIVILEGES ON *.* TO `root`@`%` WITH GRANT OPTION', true],
  ["GRANT SELECT, FILE ON *.* TO 'a'@'%' IDENTIFIED BY PASSWORD '*x'", true],
  ['GRANT BINLOG_ADMIN,SYSTEM_VARIABLES_ADMIN ON *.* TO `a`@`%`', true],
  ['GRANT BACKUP_ADMIN ON *.* TO `a`@`%`', true],
  ['GRANT SELECT, REPLICATION SLAVE ADMIN ON *.* TO `a`@`%`', true],
  ['GRANT SELECT, CREATE TABLESPACE ON *.* TO `a`@`%`', true],
  ['GRANT SELECT, REPLICATION SLAVE, REPLICATION CLIENT ON *.* TO `a`@`%`', true],
  ['GRANT SELECT, REPLICATION CLIENT, SHOW_ROUTINE ON *.* TO `a`@`%`', false],
  ['GRANT SELECT ON *.* TO `backup_admin`@`%`', false],
  ['GRANT USAGE ON *.* TO `a`@`%`', false],
  ['GRANT SELECT ON *.* TO `file`@`%`', false],
  ['GRANT ALL PRIVILEGES ON `hiring`.* TO `a`@`%`', false],
])('a grant is told to be powerful or not: %s', (line, powerful) => {
  expect(isPowerfulLine(line)).toBe(powerful);
});
