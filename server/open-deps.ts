import path from 'node:path';
import { openDocumentReader } from '@candor/documents';
import type { Logger } from 'pino';
import type { Config } from './config';
import { connect } from './db/connect';
import type { Deps } from './deps';
import { openDiskBlobs } from './integrations/disk/blob-store';
import { openOutbox } from './integrations/outbox/mailer';
import { openSmtp } from './integrations/smtp/mailer';
import type { Clock } from './ports/clock';
import { openScorer } from './scoring/open-scorer';

/** Where mail lies that no server takes. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'outbox');
}

/** Builds what features use on a database that has been migrated. `close` ends all of it; nothing may run any more then. */
export async function openDeps(
  config: Config,
  {
    databaseUrl,
    connections,
    clock,
    log,
  }: {
    databaseUrl: string;
    connections: number;
    clock: Clock;
    log: Logger;
  },
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const database = connect(databaseUrl, {
    size: connections,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const mailer = config.smtpUrl
    ? openSmtp(config.smtpUrl, config.mailFrom)
    : openOutbox(outboxFolder(config), { from: config.mailFrom, clock, log });
  const documents = openDocumentReader();
  const scorer = openScorer();
  const blobs = await openDiskBlobs(config.blobFolder);
  const { db, pool } = database;
  return {
    deps: { config, db, pool, clock, log, mailer, blobs, documents, scorer },
    close: async () => {
      await Promise.all([documents.close(), scorer.close(), mailer.close()]);
      await database.close();
    },
  };
}
