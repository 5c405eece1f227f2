import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { freePort } from '../../free-port';
import type { Product, SqlServer } from './find-server';

/** The system tables of an empty MariaDB. */
const TABLES = ['mysql_system_tables.sql', 'mysql_system_tables_data.sql'];

const STARTS_WITHIN_MS = 60_000;

export type MysqlServer = { port: number; stop(): Promise<void> };

/** Starts a server of MariaDB or MySQL with nothing in it; `root` signs in without a password, TLS is offered. */
export async function startMysql(
  found: SqlServer,
  certificate: { cert: string; key: string },
): Promise<MysqlServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-mysql-'));
  await mkdir(path.join(folder, 'data'));
  await makeTables(found, folder);
  const port = await freePort();
  const server = begin(found, folder, [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${folder}/s`,
    `--pid-file=${folder}/pid`,
    `--init-file=${await permitRoot(folder)}`,
    ...(await offerTls(folder, certificate)),
  ]);
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

/** What is quick, for a server that need not outlive its machine. */
const QUICK: Record<Product, readonly string[]> = {
  MariaDB: ['--innodb-log-file-size=4M'],
  MySQL: ['--innodb-redo-log-capacity=32M', '--innodb-doublewrite=OFF', '--skip-log-bin'],
};

function begin(
  { product, command: [program, ...before], share, env }: SqlServer,
  folder: string,
  options: readonly string[],
): ChildProcessByStdio<Writable, null, null> {
  // As root it refuses to start unless it is told to.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const all = [
    ...before,
    '--no-defaults',
    `--basedir=${path.dirname(path.dirname(share))}`,
    `--datadir=${path.join(folder, 'data')}`,
    `--lc-messages-dir=${share}`,
    // Files may be written anywhere, so that only a user's rights prevent it.
    '--secure-file-priv=',
    '--innodb-flush-log-at-trx-commit=0',
    ...QUICK[product],
    ...user,
    ...options,
  ];
  return spawn(program, all, { env, stdio: ['pipe', 'ignore', 'ignore'] });
}

/** MySQL knows its system tables; MariaDB reads them as statements. */
async function makeTables(found: SqlServer, folder: string): Promise<void> {
  const knows = found.product === 'MySQL';
  const maker = begin(found, folder, [knows ? '--initialize-insecure' : '--bootstrap']);
  maker.stdin.end(knows ? '' : tablesOf(found));
  const [code] = await once(maker, 'exit');
  if (code !== 0)
    throw new Error(`${found.product} could not make its tables (exit code ${code}).`);
}

function tablesOf({ share }: SqlServer): string {
  const tables = TABLES.map((name) => readFileSync(path.join(share, name), 'utf8'));
  return ['create database mysql;', 'use mysql;', ...tables].join('\n');
}

async function permitRoot(folder: string): Promise<string> {
  const file = path.join(folder, 'init.sql');
  await writeFile(
    file,
    "create user if not exists root@'127.0.0.1';\ngrant all on *.* to root@'127.0.0.1' with grant option;\n",
  );
  return file;
}

async function offerTls(folder: string, certificate: Record<string, string>): Promise<string[]> {
  const args: string[] = [];
  for (const [kind, pem] of Object.entries(certificate)) {
    const file = path.join(folder, `${kind}.pem`);
    await writeFile(file, pem);
    args.push(`--ssl-${kind}=${file}`);
  }
  return args;
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
