import { SourceRefused } from '../../ports/connector';
import { MOST_STRING_LETTERS } from './limits';

export type Engine = 'postgres' | 'mysql';

/** How the way to a database is protected: by TLS with a checked certificate, by TLS with any, or not. */
export type TlsMode = 'verify-full' | 'require' | 'disable';

/**
 * Whether signing in proves that nobody sits between us and the server (SCRAM-SHA-256-PLUS): always, where the server
 * offers it, or never.
 */
export type ChannelBinding = 'require' | 'prefer' | 'disable';

/** Where a database is and who signs in there. */
export type Target = {
  engine: Engine;
  /** As people call it: PostgreSQL, MySQL or MariaDB. */
  product: string;
  /** A name in ASCII or an address, as the URL standard writes them. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  tls: TlsMode;
  channelBinding: ChannelBinding;
};

const PRODUCTS: Record<string, Pick<Target, 'engine' | 'product' | 'port'>> = {
  postgres: { engine: 'postgres', product: 'PostgreSQL', port: 5432 },
  postgresql: { engine: 'postgres', product: 'PostgreSQL', port: 5432 },
  mysql: { engine: 'mysql', product: 'MySQL', port: 3306 },
  mariadb: { engine: 'mysql', product: 'MariaDB', port: 3306 },
};

const FORM =
  /^([a-z]+):\/\/(?:([^:@/?#]*)(?::([^:@/?#]*))?@)?(\[[^\]@/?#]*\]|[^:@/?#[\]]*)(?::([^:@/?#]*))?(?:\/([^/?#]*))?(?:\?([^?#]*))?$/i;

const EXAMPLE = 'postgresql://user:password@host:5432/database';
const SIGNS =
  'Signs such as @ : / # in a user name or a password are written as %40 %3A %2F %23 there.';

/**
 * Reads a connection string by rules of our own. The drivers' own readers follow settings in it to other hosts, to sockets and to
 * files of this machine.
 *
 * @throws SourceRefused that repeats nothing of a user name or a password.
 */
export function parseTarget(connectionString: string): Target {
  const text = connectionString.trim();
  const parts = text.length <= MOST_STRING_LETTERS ? FORM.exec(text) : null;
  const [, scheme = '', user = '', password = '', host = '', port, database = '', query = ''] =
    parts ?? [];
  const product = PRODUCTS[scheme.toLowerCase()];
  if (!parts || !product || /[\s\\\p{Cc}]/u.test(text)) {
    throw refused(
      `The connection string must look like ${EXAMPLE}, or begin with mysql:// or mariadb://. ${SIGNS}`,
    );
  }
  if (user === '') throw refused(`The connection string has no user name; write it as ${EXAMPLE}.`);
  if (database === '') {
    throw refused(`The connection string has no database name; write it as ${EXAMPLE}.`);
  }
  return {
    ...product,
    host: hostOf(host),
    port: portOf(port) ?? product.port,
    user: decoded(user),
    password: decoded(password),
    database: decoded(database),
    ...settingsIn(query, product.engine),
  };
}

/** The one writing that a host has: international names in ASCII, addresses in numbers however they were disguised. */
function hostOf(written: string): string {
  if (written === '') throw refused(`The connection string has no host; write it as ${EXAMPLE}.`);
  if (written.includes(',')) throw refused('The connection string must name one host only.');
  const plain = written.includes('%') ? null : `http://${written}/`;
  const host = plain && URL.canParse(plain) ? new URL(plain).hostname : '';
  const name = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (name === '') throw refused('The host in the connection string is not a name or an address.');
  return name;
}

function portOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  const port = /^\d{1,5}$/.test(written) ? Number(written) : 0;
  if (port < 1 || port > 65_535) {
    throw refused('The port in the connection string must be a number from 1 to 65535.');
  }
  return port;
}

function decoded(written: string): string {
  let text: string;
  try {
    text = decodeURIComponent(written);
  } catch {
    throw refused(
      `The connection string has a % that stands for no sign. Write % as %25. ${SIGNS}`,
    );
  }
  if (/\p{Cc}/u.test(text)) throw refused('The connection string has signs that nobody can type.');
  return text;
}

const MODES: readonly TlsMode[] = ['verify-full', 'require', 'disable'];
const BINDINGS: readonly ChannelBinding[] = ['require', 'prefer', 'disable'];

/** The settings of a connection string that are understood: hosted databases write `channel_binding` into theirs. */
function settingsIn(query: string, engine: Engine): Pick<Target, 'tls' | 'channelBinding'> {
  const settings = [...new URLSearchParams(query)];
  const known = engine === 'postgres' ? ['sslmode', 'channel_binding'] : ['sslmode'];
  const foreign = settings.find(([name]) => !known.includes(name))?.[0];
  if (foreign !== undefined) {
    // Text in place of a name may be a password with a ? in it.
    const named = /^[a-z_-]{1,30}$/i.test(foreign) ? ` ${foreign}` : '';
    throw refused(
      `The connection string has a setting${named} that is not supported; take it out. Only ${known.join(' and ')} may follow the ?.`,
    );
  }
  const tls = oneOf(settings, 'sslmode', MODES) ?? 'verify-full';
  const channelBinding = oneOf(settings, 'channel_binding', BINDINGS) ?? 'disable';
  if (channelBinding === 'require' && tls === 'disable') {
    throw refused(
      'The connection string asks for channel_binding=require, which takes encryption: leave out sslmode=disable.',
    );
  }
  return { tls, channelBinding };
}

/** The value of a setting that may be there once; null without it. */
function oneOf<Value extends string>(
  settings: readonly (readonly [string, string])[],
  name: string,
  values: readonly Value[],
): Value | null {
  const [first, ...more] = settings.filter(([setting]) => setting === name);
  if (first === undefined) return null;
  const value = values.find((one) => one === first[1]);
  if (value !== undefined && more.length === 0) return value;
  throw refused(
    `${name} in the connection string must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}.`,
  );
}

function refused(message: string): SourceRefused {
  return new SourceRefused('connection_string', message);
}
