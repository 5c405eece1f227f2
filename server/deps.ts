import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config';
import type { Db } from './db/database';
import type { Metrics } from './metrics/open-metrics';
import type { AtsSystems } from './ports/ats';
import type { BlobStore } from './ports/blob-store';
import type { Clock } from './ports/clock';
import type { Connectors } from './ports/connector';
import type { Embedder } from './ports/embedder';
import type { IdentityProvider } from './ports/identity-provider';
import type { Mailer } from './ports/mailer';
import type { Payments } from './ports/payments';
import type { SsoTokens } from './ports/sso';
import type { TeamChat } from './ports/team-chat';
import type { Tracer } from './ports/tracer';
import type { VirusScanner } from './ports/virus-scanner';
import type { Scorer } from './scoring/scorer';
import type { SafeReader } from './sources/scan-first';

/** Everything a feature may use. Built once, in the composition root. */
export type Deps = {
  config: Config;
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  tracer: Tracer;
  mailer: Mailer;
  blobs: BlobStore;
  /** Reads documents; if a virus scanner is configured, only those that it found clean. */
  documents: SafeReader;
  /** null: files are not looked through for viruses. */
  scanner: VirusScanner | null;
  scorer: Scorer;
  /** Sources of candidates that nobody uploads. */
  connectors: Connectors;
  /** The applicant tracking systems that accounts can be connected to. */
  ats: AtsSystems;
  /** null: no semantic signal is configured. */
  embedder: Embedder | null;
  /** null: sign-in with Google is off. */
  google: IdentityProvider | null;
  /** null: nobody pays here. */
  payments: Payments | null;
  /** null: support answers here alone. */
  teamChat: TeamChat | null;
  /** null: no applicant tracking system signs anybody in here. */
  ssoTokens: SsoTokens | null;
};
