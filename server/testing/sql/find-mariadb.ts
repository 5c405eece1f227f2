import { existsSync } from 'node:fs';
import path from 'node:path';
import { UNPACKED, unpackMariadb } from './unpack-mariadb';

/** A MariaDB server that can be started here. */
export type Mariadb = {
  program: string;
  /** The folder with the tables that a new server begins with. */
  share: string;
  /** Where it finds the libraries that the machine does not have. */
  libraries: string;
};

/** Makes the system tables of an empty server. */
export const TABLES = ['mysql_system_tables.sql', 'mysql_system_tables_data.sql'] as const;

/** Where packages of systems put the server, MariaDB's first: it is the one that Debian has. */
const PROGRAMS = ['usr/sbin/mariadbd', 'usr/bin/mariadbd', 'usr/local/bin/mariadbd'];
const SHARES = ['usr/share/mysql', 'usr/share/mariadb'];

/** The server of this machine, or Debian's, unpacked for the tests alone; where there is neither, why. */
export async function findMariadb(): Promise<Mariadb | { missing: string }> {
  const here = mariadbBelow('/') ?? mariadbBelow(UNPACKED);
  if (here) return here;
  const failure = await unpackMariadb();
  // Another run may have been quicker.
  const unpacked = mariadbBelow(UNPACKED);
  return unpacked ?? { missing: failure ?? 'the package of Debian holds no mariadbd' };
}

function mariadbBelow(root: string): Mariadb | null {
  const program = PROGRAMS.map((place) => path.join(root, place)).find(existsSync);
  const share = SHARES.map((place) => path.join(root, place)).find((folder) =>
    existsSync(path.join(folder, TABLES[0])),
  );
  return program && share ? { program, share, libraries: librariesBelow(root) } : null;
}

function librariesBelow(root: string): string {
  const platform = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  return ['usr/lib', 'lib'].map((folder) => path.join(root, folder, platform)).join(':');
}
