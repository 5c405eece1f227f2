import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2/promise';

/** Where packages of systems put the server, MariaDB's first: it is the one that Debian has. */
const PLACES = ['/usr/sbin/mariadbd', '/usr/bin/mariadbd', '/usr/local/bin/mariadbd'];
const SHARE = ['/usr/share/mysql', '/usr/share/mariadb'];
const TABLES = ['mysql_system_tables.sql', 'mysql_system_tables_data.sql'];

const STARTS_WITHIN_MS = 60_000;

export type MysqlServer = { port: number; stop(): Promise<void> };

/** Why no MariaDB server can be started on this machine; null where one can. */
export function whyNoMysql(): string | null {
  if (!PLACES.some((place) => existsSync(place))) {
    return 'no mariadbd is installed (on Debian: apt-get install --no-install-recommends mariadb-server-core)';
  }
  const hasTables = SHARE.some((share) => existsSync(path.join(share, TABLES[0] ?? '')));
  return hasTables ? null : 'mariadbd is here, but not the tables that a new server begins with';
}

/** Starts a MariaDB server of this machine with nothing in it; `root` signs in without a password, TLS is offered. */
export async function startMysql(certificate: { cert: string; key: string }): Promise<MysqlServer> {
  const program = PLACES.find((place) => existsSync(place)) ?? '';
  const share = SHARE.find((one) => existsSync(path.join(one, TABLES[0] ?? ''))) ?? '';
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-mariadb-'));
  const common = ['--no-defaults', `--datadir=${folder}`, `--lc-messages-dir=${share}`];
  const small = ['--innodb-log-file-size=4M', '--innodb-flush-log-at-trx-commit=0'];
  // As root it refuses to start unless it is told to.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];

  const first = spawn(program, [...common, ...small, ...user, '--bootstrap'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const tables = TABLES.map((name) => readFileSync(path.join(share, name), 'utf8'));
  first.stdin.end(['create database mysql;', 'use mysql;', ...tables].join('\n'));
  const [code] = await once(first, 'exit');
  if (code !== 0) throw new Error(`${program} could not make its tables (exit code ${code}).`);

  const port = await freePort();
  const tls: string[] = [];
  for (const [kind, pem] of Object.entries(certificate)) {
    const file = path.join(folder, `${kind}.pem`);
    await writeFile(file, pem);
    tls.push(`--ssl-${kind}=${file}`);
  }
  const network = [`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${folder}/s`];
  const permits = path.join(folder, 'init.sql');
  await writeFile(
    permits,
    "create or replace user root@'127.0.0.1'; grant all on *.* to root@'127.0.0.1' with grant option;\n",
  );
  const server = spawn(
    program,
    [
      ...common,
      ...small,
      ...user,
      ...network,
      ...tls,
      `--pid-file=${folder}/pid`,
      `--init-file=${permits}`,
    ],
    { stdio: 'ignore' },
  );
  await answers(port, server);
  return {
    port,
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number, server: ChildProcess): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      const connection = await mysql.createConnection({ host: '127.0.0.1', port, user: 'root' });
      await connection.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end) throw error;
      await pause(100);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
