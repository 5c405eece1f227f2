import type { DocumentReader } from '@candor/documents';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Db } from './db/database';
import type { BlobStore } from './ports/blob-store';
import type { Clock } from './ports/clock';
import type { Mailer } from './ports/mailer';
import type { Scorer } from './scoring/scorer';

/** Everything a feature may use. Built once, in the composition root. */
export type Deps = {
  config: Config;
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  blobs: BlobStore;
  documents: DocumentReader;
  scorer: Scorer;
};
