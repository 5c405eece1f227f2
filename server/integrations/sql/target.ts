import { SourceRefused } from '../../ports/connector';
import { MOST_STRING_LETTERS } from './limits';

export type Engine = 'postgres' | 'mysql';

/** How the way to a database is protected: by TLS with a checked certificate, by TLS with any, or not. */
export type TlsMode = 'verify-full' | 'require' | 'disable';

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
    tls: tlsOf(query),
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

function tlsOf(query: string): TlsMode {
  const settings = [...new URLSearchParams(query)];
  const foreign = settings.find(([name]) => name !== 'sslmode')?.[0];
  if (foreign !== undefined) {
    // Text in place of a name may be a password with a ? in it.
    const named = /^[a-z_-]{1,30}$/i.test(foreign) ? ` ${foreign}` : '';
    throw refused(
      `The connection string has a setting${named} that is not supported; take it out. Only sslmode may follow the ?.`,
    );
  }
  const [mode, ...more] = settings.map(([, value]) => value);
  if (mode === undefined) return 'verify-full';
  if (more.length === 0 && isMode(mode)) return mode;
  throw refused('sslmode in the connection string must be verify-full, require or disable.');
}

function isMode(text: string): text is TlsMode {
  return ['verify-full', 'require', 'disable'].includes(text);
}

function refused(message: string): SourceRefused {
  return new SourceRefused('connection_string', message);
}
