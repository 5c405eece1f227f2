import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../../db/connect';
import { freePort } from '../../free-port';

/** A PgBouncer in transaction mode in front of one database. */
export type Pooler = { url: string; stop(): Promise<void> };

const TRIES = 100;
const TRY_EVERY_MS = 50;

/**
 * Starts PgBouncer with fewer connections than its callers have, so that they do share.
 *
 * @throws an Error where it is not installed: `apt-get install pgbouncer` on Debian.
 */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const found = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  if (found.status !== 0)
    throw new Error('PgBouncer is not installed here: apt-get install pgbouncer');
  const database = new URL(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-pooler-'));
  const port = await freePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${database.username}" "${decodeURIComponent(database.password)}"\n`);
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${database.hostname} port=${database.port}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      'ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout',
    ].join('\n'),
  );
  // It refuses to be root, and then has to read what root wrote. The passwords are those of a database that ends with the run.
  for (const file of [users, settings]) chmodSync(file, 0o644);
  chmodSync(folder, 0o755);
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['--quiet', ...asNobody, settings], { stdio: 'ignore' });
  const url = new URL(databaseUrl);
  url.port = String(port);
  // Not past it by the socket.
  url.searchParams.delete('host');
  await answers(url.href);
  return {
    url: url.href,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { pool, close } = connect(url, { size: 1, onIdleError: () => {} });
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await sleep(TRY_EVERY_MS);
    } finally {
      await close();
    }
  }
}
