import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { writableFolder } from '../../writable-folder';
import { DATABASE_USER, passwordOf } from './cluster';
import { explainFullDisk } from './explain-full-disk';
import { launch, type Places, POLL_MS, START_TIMEOUT_MS } from './launch';
import { withLock } from './lock';
import { type Postmaster, runningPostmaster } from './postmaster-file';
import { identityOf, signal } from './process-identity';
import { EmbeddedUnavailable } from './unavailable';
import { enter, leave } from './users';

/** A PostgreSQL of our own on this machine. */
export type EmbeddedDatabase = {
  url: string;
  /** Process number of the server. */
  pid: number;
  /** false when the server was running already and this process joined it. */
  started: boolean;
  /** Leaves the server. The last process to leave stops it, whoever started it. */
  stop(): Promise<void>;
};

type EmbeddedOptions = {
  throwaway?: boolean;
  /** Called if the server was gone and is restarted, or cannot be. */
  log?: Pick<Logger, 'warn' | 'error'>;
};

const STOP_TIMEOUT_MS = 8_000;
const CLOSING_MS = 500;
const WATCH_MS = 1_000;

/**
 * Starts the embedded server under `folder`, or joins the one that runs there. Several processes share one server: it
 * lives until the last of them leaves, so that stopping a web process does not take the worker's database away. A
 * crash of the product leaves it running, and the next process joins it. If the server itself is killed, a process
 * that uses it restarts it at the same address, and PostgreSQL recovers from its log.
 *
 * @throws EmbeddedUnavailable if it cannot run or does not start.
 */
export async function startEmbedded(
  folder: string,
  { throwaway = false, log }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const places = placesIn(path.resolve(folder));
  makeRoot(places.root);
  return explainFullDisk(places.root, () => joinOrLaunch(places, throwaway, log));
}

function joinOrLaunch(
  places: Places,
  throwaway: boolean,
  log: EmbeddedOptions['log'],
): Promise<EmbeddedDatabase> {
  return withLock(places.lock, START_TIMEOUT_MS, async () => {
    const running = await waitForReady(places.cluster);
    const server = running ?? (await launch(places, { throwaway, port: null }));
    const { port } = server;
    const ticket = enter(places.users);
    const watch = keepRunning(places, { throwaway, port }, log);
    return {
      url: addressOf(server, passwordOf(places.cluster)),
      pid: server.pid,
      started: running === null,
      stop: async () => {
        await watch.stop();
        await withLock(places.lock, STOP_TIMEOUT_MS, () => stopIfLast(places, ticket));
      },
    };
  });
}

/** Clients without socket support omit the last part and connect over loopback. */
function addressOf({ port, socketFolder }: Postmaster, password: string): string {
  const address = new URL(`postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`);
  if (socketFolder !== '') address.searchParams.set('host', socketFolder);
  return address.href;
}

function makeRoot(root: string): void {
  try {
    // Passable for the account that PostgreSQL runs as; what lies inside is private by its own mode.
    writableFolder(root, process.getuid?.() === 0 ? 0o711 : 0o700);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EmbeddedUnavailable(`DATA_DIR: the folder cannot be used (${reason})`, { cause });
  }
}

function placesIn(root: string): Places {
  return {
    root,
    cluster: path.join(root, 'postgres'),
    users: path.join(root, 'postgres-users'),
    log: path.join(root, 'postgres.log'),
    lock: path.join(root, 'postgres.lock'),
  };
}

/** The server that runs already, once it is ready: one that a dead process left may still be recovering. */
async function waitForReady(cluster: string): Promise<Postmaster | null> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const found = runningPostmaster(cluster);
    if (!found || found.ready) return found;
    if (Date.now() > deadline) throw new Error('The embedded PostgreSQL does not get ready.');
    await sleep(POLL_MS);
  }
}

/** Starts the server again when it is gone although this process still uses it. */
function keepRunning(
  places: Places,
  how: { throwaway: boolean; port: number },
  log: EmbeddedOptions['log'],
) {
  let turn: Promise<void> | null = null;
  let hasFailed = false;
  const revive = async () => {
    await withLock(places.lock, START_TIMEOUT_MS, async () => {
      if (runningPostmaster(places.cluster) !== null) return;
      const { pid } = await launch(places, how);
      hasFailed = false;
      log?.warn({ postmaster: pid }, 'the embedded database was gone and is started again');
    });
  };
  const timer = setInterval(() => {
    if (turn !== null || runningPostmaster(places.cluster) !== null) return;
    turn = revive()
      // The killed server's processes may still hold its memory: the next turn tries again. What PostgreSQL says may
      // quote the data of people, so it stays in its own log.
      .catch(() => {
        if (!hasFailed)
          log?.error(`the embedded database is gone; ${path.basename(places.log)} tells why`);
        hasFailed = true;
      })
      .finally(() => {
        turn = null;
      });
  }, WATCH_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await turn;
    },
  };
}

async function stopIfLast({ cluster, users }: Places, ticket: string): Promise<void> {
  if (leave(users, ticket) > 0) return;
  const server = runningPostmaster(cluster);
  if (!server) return;
  // PostgreSQL waits for connections that are just closing, then ends those that are not (its smart and fast shutdown).
  signal(server.pid, 'SIGTERM');
  if (await isGone(server.pid, CLOSING_MS)) return;
  signal(server.pid, 'SIGINT');
  await isGone(server.pid, STOP_TIMEOUT_MS);
}

async function isGone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (identityOf(pid) === null) return true;
    await sleep(POLL_MS);
  }
  return false;
}
