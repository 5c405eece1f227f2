import { SourceAway, SourceRefused, SourceTooLarge, SourceUnreached } from '../../ports/connector';
import type { Target } from './target';

const string = (message: string) => new SourceRefused('connection_string', message);
const query = (message: string) => new SourceRefused('query', message);

/** A name of a database as it may be repeated: short, and on one line. */
const named = (name: string | null) =>
  name !== null && /^[\p{L}\p{N}_$. -]{1,100}$/u.test(name) ? ` "${name}"` : '';

const SIGN_IN =
  'The database did not let Candor in. Check the user name and the password, and that this user may sign in from outside';

/**
 * Messages for a recruiter. Of a database's own messages only names of tables and columns are repeated: the rest may
 * contain people's data, addresses inside a network, or what was typed.
 */
export const says = {
  /** One sentence for every way of not getting there, so that nobody can look around in our network. */
  unreachable: ({ product, host, port }: Target) =>
    new SourceUnreached(
      'connection_string',
      `No ${product} database was reached at ${host}, port ${port}. Check host and port, and that its firewall lets Candor in. Addresses inside a private network cannot be used unless the operator of this installation allows them.`,
    ),
  notUnderstood: () =>
    string(
      'What answers there does not speak as this kind of database does. Check the host, the port, and how the connection string begins.',
    ),
  signIn: () => string(`${SIGN_IN}.`),
  signInPlain: () => string(`${SIGN_IN} and without encryption.`),
  noDatabase: ({ database }: Target) =>
    string(`There is no database${named(database)} on this server, or this user may not open it.`),
  noTls: () =>
    string(
      'The database offers no encrypted connection. Switch TLS on there. Where the way to it is safe, add ?sslmode=disable to the connection string.',
    ),
  needsTls: () =>
    string(
      'The database wants an encrypted connection. Write sslmode=verify-full or sslmode=require in the connection string.',
    ),
  noBinding: () =>
    string(
      'The connection string asks for channel_binding=require, and what answers there does not prove that nobody sits in between: it offers no SCRAM-SHA-256-PLUS, or a certificate of an unusual kind. A proxy may be the reason. Use the address of the database itself, or leave channel_binding out.',
    ),
  certificate: (why: 'expired' | 'another name' | 'unknown') =>
    string(
      `${CERTIFICATE[why]} To encrypt without checking whose database it is, add ?sslmode=require to the connection string.`,
    ),
  powerful: ({ engine }: Target) =>
    string(
      `This user may do more on the server than read, so Candor does not use it. Make a user for Candor that only reads, for example: ${READER[engine]}`,
    ),
  away: () => new SourceAway('The database broke off, or has no room for one more connection.'),
  slow: () =>
    query(
      'The query took too long: its first row must come within 30 seconds, and all rows within five minutes. Ask for fewer rows or columns, or have an index made.',
    ),
  rowTooLarge: () =>
    query('A row of the query is larger than 16 MB. Leave out columns that Candor does not need.'),
  tooManyRows: (most: number) =>
    new SourceTooLarge(
      'query',
      `The query returns more than ${most.toLocaleString('en-GB')} rows. Ask for fewer, for example with a WHERE that leaves older ones out.`,
      most,
    ),
  tooMuch: () =>
    query(
      'The query returns more than 500 MB. Ask for fewer rows, and leave out columns that Candor does not need.',
    ),
  noTextColumn: () =>
    query(
      'The query must return a candidate_text column. Name it in the query, for example: SELECT resume AS candidate_text FROM candidates',
    ),
  binaryColumn: (column: string) =>
    query(
      `The column ${column} holds binary data and no text. Turn it into text in the query, or choose another column.`,
    ),
  noTable: (name: string | null) =>
    query(`The database has no table${named(name)}. Check the name in the query.`),
  noColumn: (name: string | null) =>
    query(`The database has no column${named(name)}. Check the name in the query.`),
  noFunction: () =>
    query(
      'The query calls a function that the database does not have, or that this user may not call. Check its name.',
    ),
  denied: (name: string | null) =>
    query(
      `This user may not read${named(name) || ' something that the query asks for'}. Let it with GRANT SELECT, or change the query.`,
    ),
  encoding: () =>
    query(
      "The query returns signs that the database cannot write in UTF-8. If the database is in SQL_ASCII and its texts are in Latin-1, write in the query: convert_from(convert(convert_to(resume, 'SQL_ASCII'), 'LATIN1', 'UTF8'), 'UTF8') AS candidate_text",
    ),
  syntax: (place: string | null) =>
    query(`The database does not understand the query${place ? ` at ${place}` : ''}.`),
  changes: () => query('The query would change something; it may only read.'),
  locked: () => query('Something else holds what the query asks for. Try again when that is done.'),
  /** The code is the database's own, of five signs or a number. */
  failed: (code: string) =>
    query(
      `The database could not run the query${/^\w{1,8}$/.test(code) ? ` (its code: ${code})` : ''}. Try it in your own database program first.`,
    ),
};

const CERTIFICATE = {
  expired: 'The certificate of the database has expired or is not valid yet.',
  'another name':
    'The certificate of the database is for another name than the host in the connection string.',
  unknown: 'Nobody whom Candor knows vouches for the certificate of the database.',
};

const READER = {
  postgres:
    "CREATE ROLE candor_reader LOGIN PASSWORD '...'; GRANT SELECT ON candidates TO candor_reader;",
  mysql:
    "CREATE USER candor_reader IDENTIFIED BY '...'; GRANT SELECT ON your_database.candidates TO candor_reader;",
};

/** A place in a statement as an editor shows it. */
export function placeIn(statement: string, offset: number): string | null {
  if (offset < 0 || offset > statement.length) return null;
  const lines = statement.slice(0, offset).split('\n');
  return `line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1}`;
}
