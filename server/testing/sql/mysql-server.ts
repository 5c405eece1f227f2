import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { freePort } from '../../free-port';
import { type Mariadb, TABLES } from './find-mariadb';

const STARTS_WITHIN_MS = 60_000;

export type MysqlServer = { port: number; stop(): Promise<void> };

/** Starts a MariaDB server with nothing in it; `root` signs in without a password, TLS is offered. */
export async function startMysql(
  mariadb: Mariadb,
  certificate: { cert: string; key: string },
): Promise<MysqlServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-mariadb-'));
  const begin = beginIn(folder, mariadb);
  await makeTables(begin, mariadb);
  const port = await freePort();
  const server = spawn(
    mariadb.program,
    [
      ...begin.args,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${folder}/s`,
      `--pid-file=${folder}/pid`,
      `--init-file=${await permitRoot(folder)}`,
      ...(await offerTls(folder, certificate)),
    ],
    { env: begin.env, stdio: 'ignore' },
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

/** What both starts of a server need: the one that makes its tables, and the one that stays. */
type Begin = { args: readonly string[]; env: NodeJS.ProcessEnv };

function beginIn(folder: string, { share, libraries }: Mariadb): Begin {
  // As root it refuses to start unless it is told to.
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const small = ['--innodb-log-file-size=4M', '--innodb-flush-log-at-trx-commit=0'];
  return {
    args: ['--no-defaults', `--datadir=${folder}`, `--lc-messages-dir=${share}`, ...small, ...user],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  };
}

async function makeTables({ args, env }: Begin, { program, share }: Mariadb): Promise<void> {
  const maker = spawn(program, [...args, '--bootstrap'], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const tables = TABLES.map((name) => readFileSync(path.join(share, name), 'utf8'));
  maker.stdin.end(['create database mysql;', 'use mysql;', ...tables].join('\n'));
  const [code] = await once(maker, 'exit');
  if (code !== 0) throw new Error(`${program} could not make its tables (exit code ${code}).`);
}

async function permitRoot(folder: string): Promise<string> {
  const file = path.join(folder, 'init.sql');
  await writeFile(
    file,
    "create or replace user root@'127.0.0.1'; grant all on *.* to root@'127.0.0.1' with grant option;\n",
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
