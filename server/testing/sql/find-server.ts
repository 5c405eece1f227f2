import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpack, unpackedAt, type Wanted } from '../debian/unpack';

export type Product = 'MariaDB' | 'MySQL';

/** A server of MariaDB or MySQL that can be started here. */
export type SqlServer = {
  product: Product;
  /** What starts it, before its options. */
  command: readonly [string, ...string[]];
  env: NodeJS.ProcessEnv;
  /** The folder with what a server needs beside its program: its messages, and the tables that MariaDB begins with. */
  share: string;
};

type Kind = {
  wanted: Wanted;
  /** Where packages of systems put them. */
  programs: readonly string[];
  shares: readonly string[];
  /** What is in the right share. */
  mark: string;
};

const KINDS: Record<Product, Kind> = {
  MariaDB: {
    wanted: { name: 'mariadb', package: 'mariadb-server-core', from: 'release' },
    programs: ['usr/sbin/mariadbd', 'usr/bin/mariadbd', 'usr/local/bin/mariadbd'],
    shares: ['usr/share/mysql', 'usr/share/mariadb'],
    mark: 'mysql_system_tables.sql',
  },
  // No release of Debian has it.
  MySQL: {
    wanted: { name: 'mysql', package: 'mysql-server-core', from: 'unstable' },
    programs: ['usr/sbin/mysqld', 'usr/bin/mysqld'],
    shares: ['usr/share/mysql'],
    mark: 'english/errmsg.sys',
  },
};

const PLATFORM = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const LOADER = process.arch === 'arm64' ? 'ld-linux-aarch64.so.1' : 'ld-linux-x86-64.so.2';

const run = promisify(execFile);

/** The server of this machine, or Debian's, unpacked for the tests alone; where there is neither, why. */
export async function findServer(product: Product): Promise<SqlServer | { missing: string }> {
  const { wanted } = KINDS[product];
  const unpacked = () => serverBelow(unpackedAt(wanted), product);
  const here = (await serverBelow('/', product)) ?? (await unpacked());
  if (here) return here;
  const failure = await unpack(wanted);
  // Another run may have been quicker.
  const found = await unpacked();
  return (
    found ?? {
      missing: failure ?? `the package ${wanted.package} holds no ${product} that runs here`,
    }
  );
}

async function serverBelow(root: string, product: Product): Promise<SqlServer | null> {
  const { programs, shares, mark } = KINDS[product];
  const program = programs.map((place) => path.join(root, place)).find(existsSync);
  const share = shares
    .map((place) => path.join(root, place))
    .find((folder) => existsSync(path.join(folder, mark)));
  if (!program || !share) return null;
  const libraries = ['usr/lib', 'lib'].map((folder) => path.join(root, folder, PLATFORM));
  const server = { product, ...startOf(program, root === '/' ? [] : libraries), share };
  return (await isOf(product, server)) ? server : null;
}

/** A program that was unpacked with a library of C is started by the loader that came with it, and by no other. */
function startOf(program: string, unpacked: readonly string[]): Pick<SqlServer, 'command' | 'env'> {
  const libraries = unpacked.join(':');
  const loader = unpacked.map((folder) => path.join(folder, LOADER)).find(existsSync);
  if (loader) {
    return { command: [loader, '--library-path', libraries, program], env: process.env };
  }
  return { command: [program], env: { ...process.env, LD_LIBRARY_PATH: libraries } };
}

/** Where MariaDB is installed, `mysqld` is another name of it. */
async function isOf(
  product: Product,
  { command, env }: Pick<SqlServer, 'command' | 'env'>,
): Promise<boolean> {
  const [program, ...before] = command;
  const version = await run(program, [...before, '--no-defaults', '--version'], { env }).then(
    ({ stdout }) => stdout,
    // Unstable may send it without what it needs.
    () => null,
  );
  return version !== null && /mariadb/i.test(version) === (product === 'MariaDB');
}
