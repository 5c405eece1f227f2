import type { Logger } from 'pino';
import { missingKeys } from './access/sealed-columns';
import { buildApp } from './app';
import { keepClearing } from './clear-old-uploads';
import type { Config } from './config';
import { connect } from './db/connect';
import { startEmbedded } from './db/embedded/start';
import { migrate } from './db/migrate';
import { mayTakeTenantRole, TENANT_ROLE } from './db/tenant-role';
import type { Deps } from './deps';
import { checkHealth } from './features/health/check';
import { replayErasures } from './features/privacy/replay-erasures';
import { startBridge } from './features/support/bridge/start-bridge';
import { createApp } from './http/create-app';
import type { App } from './http/serve';
import { isForbidden, isFull } from './infrastructure-errors';
import { startMailSender } from './mail-sender';
import { serveMetrics } from './metrics/serve-metrics';
import { openDeps } from './open-deps';
import { systemClock } from './ports/clock';
import { reasonOf } from './reason-of';
import { installTaxonomyFile, TaxonomyFileError } from './scoring/taxonomy-file';
import { type Undo, undoAtOnce, undoInTurn } from './undo';
import { within } from './within';
import { startWorker } from './worker';
import { writableFolder } from './writable-folder';

export type Role = 'all' | 'web' | 'worker';

export type RunningServer = {
  /** Where it listens; null for a process that only works. */
  address: string | null;
  /** Finishes what runs, hands the rest back, and leaves the database. */
  stop(): Promise<void>;
};

/** The product cannot start; the message says why in one line. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** Connections of the calls and chores of this process; the worker's slots have their own. */
const CONNECTIONS = 10;
const MIGRATION_CONNECTIONS = 3;
const PATIENCE_MS = 7_000;

/** What may wait for a statement that another one blocks is left behind: the whole stop has ten seconds. */
const LEFT_AFTER_MS = 8_000;
const CLOSED_WITHIN_MS = 1_000;

/**
 * Starts the product: database, schema, then HTTP, worker or both. When a later part fails, the earlier ones are stopped.
 *
 * @throws StartError, EmbeddedUnavailable, or what the database says.
 */
export async function runServer(config: Config, role: Role, log: Logger): Promise<RunningServer> {
  const undo: Undo = [];
  const stop = () => undoInTurn(undo);
  try {
    const address = await startParts(config, role, log, undo);
    return { address, stop };
  } catch (error) {
    // Why it cannot start is what somebody has to read.
    await stop().catch((err) => log.error({ err }, 'what had started could not be stopped'));
    throw error;
  }
}

/** Before anything else: what is read after this is read with the imported taxonomy. */
function useTaxonomy({ taxonomyFile }: Config): void {
  try {
    installTaxonomyFile(taxonomyFile);
  } catch (error) {
    if (!(error instanceof TaxonomyFileError)) throw error;
    throw new StartError(`CANDOR_TAXONOMY: ${error.message}`, { cause: error });
  }
}

async function startParts(
  config: Config,
  role: Role,
  log: Logger,
  undo: Undo,
): Promise<string | null> {
  useTaxonomy(config);
  refuseUnwritable(config);
  const databaseUrl = config.databaseUrl ?? (await openEmbedded(config, log, undo));
  await bringUpToDate(
    databaseUrl,
    config.databaseUrl
      ? 'Check DATABASE_URL, and that the server runs.'
      : 'See postgres.log in DATA_DIR.',
  );
  const options = { databaseUrl, connections: CONNECTIONS, clock: systemClock, log };
  const { deps, close } = await openDeps(config, options);
  undo.push(() => within(CLOSED_WITHIN_MS, close()));
  await refuseMissingKeys(deps);
  await eraseAgain(deps);
  await tellOfMissingWall(deps);
  const stopClearing = keepClearing(config.dataDir, log);
  undo.push(async () => stopClearing());
  // Builds the engine's tables now, so that nobody waits for them later.
  await checkHealth(deps);

  // First: a process that cannot listen must not have taken work.
  if (role === 'worker') await answerMetrics(deps, undo);
  // Calls and groups end concurrently: each may take seconds.
  const running: Undo = [];
  undo.push(() => within(LEFT_AFTER_MS, undoAtOnce(running)));
  if (role !== 'web') await startWork(deps, running);
  return role === 'worker' ? null : listenForCalls(deps, running);
}

/** Later it would be people whose uploads fail. */
function refuseUnwritable({ dataDir, blobs }: Config): void {
  // Root's database runs as another account, which has to pass through this folder; all inside is private itself.
  mustTakeFiles('DATA_DIR', dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  if ('folder' in blobs) mustTakeFiles('BLOB_URL', blobs.folder, 0o700);
}

function mustTakeFiles(variable: string, folder: string, mode: number): void {
  try {
    writableFolder(folder, mode);
  } catch (cause) {
    const fix = isFull(cause)
      ? 'Make room, or name a folder on a larger disk.'
      : 'Give it to the user that runs Candor, or name another folder.';
    throw new StartError(`${variable}: ${folder} cannot be written (${reasonOf(cause)}). ${fix}`, {
      cause,
    });
  }
}

async function openEmbedded(config: Config, log: Logger, undo: Undo): Promise<string> {
  const database = await startEmbedded(config.dataDir, { log });
  undo.push(() => database.stop());
  log.info(
    { postmaster: database.pid, started: database.started },
    'the embedded database is ready',
  );
  return database.url;
}

const OWN_THE_DATABASE =
  'Make the user of DATABASE_URL the owner of the database and of what is in it: every version may add tables.';

async function bringUpToDate(databaseUrl: string, remedy: string): Promise<void> {
  const connection = connect(databaseUrl, {
    size: MIGRATION_CONNECTIONS,
    // The statement that runs on a broken connection reports the error.
    onIdleError: () => {},
  });
  try {
    await migrate(connection);
  } catch (error) {
    const reason = reasonOf(error).replace(/\.$/, '');
    const fix = isForbidden(error) ? OWN_THE_DATABASE : remedy;
    throw new StartError(`The database cannot be used: ${reason}. ${fix}`, { cause: error });
  } finally {
    await connection.close();
  }
}

/** Later it would be people who meet the secrets that cannot be opened. */
async function refuseMissingKeys({ db, config }: Deps): Promise<void> {
  const missing = await missingKeys(db, config);
  if (missing.length === 0) return;
  throw new StartError(
    `SECRETS_KEYS: secrets in the database need the key ${missing.join(', ')}. Put it back, behind the newer ones.`,
  );
}

/** A database that was restored from a backup has people in it who were erased since. */
async function eraseAgain(deps: Deps): Promise<void> {
  try {
    const rows = await replayErasures(deps);
    if (rows > 0) deps.log.warn({ rows }, 'a restored backup had brought back what was erased');
  } catch (cause) {
    throw new StartError(
      `The journal of erasures cannot be read (${reasonOf(cause)}). Is BLOB_URL in reach?`,
      { cause },
    );
  }
}

async function tellOfMissingWall({ pool, log }: Deps): Promise<void> {
  if (await mayTakeTenantRole(pool)) return;
  log.warn(`row-level security is off: the user of the database may not take on ${TENANT_ROLE}`);
}

async function startWork(deps: Deps, undo: Undo): Promise<void> {
  const mail = startMailSender(deps);
  undo.push(mail.stop);
  const bridge = startBridge(deps);
  if (bridge) undo.push(bridge.stop);
  const jobs = await startWorker(deps);
  undo.push(jobs.stop);
}

/** A process without pages still serves its metrics, on a port of its own. */
async function answerMetrics(deps: Deps, undo: Undo): Promise<void> {
  const { host, metricsPort, metricsToken } = deps.config;
  if (metricsPort === null || metricsToken === null) return;
  const app = await createApp(deps.config, deps.log, deps.metrics);
  serveMetrics(app, deps.config, deps.metrics);
  undo.push(() => app.close());
  await app.listen({ host, port: metricsPort }).catch((cause) => {
    throw new StartError(`Cannot listen on ${host}:${metricsPort}. Set METRICS_PORT.`, { cause });
  });
}

/** Answers where it listens. */
async function listenForCalls(deps: Deps, undo: Undo): Promise<string> {
  const { host, port } = deps.config;
  const app = await buildApp(deps);
  undo.push(() => finish(app));
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} is in use. Stop the other program or set PORT.`);
    }
    throw new StartError(`Cannot listen on ${host}:${port} (${code}). Set HOST and PORT.`, {
      cause: error,
    });
  }
}

/** Lets running calls end, but not for ever: a slow download must not outlast the process. */
async function finish(app: App): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await app.close();
  clearTimeout(patience);
}
