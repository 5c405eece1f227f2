import path from 'node:path';
import { type DocumentReader, openDocumentReader } from '@candor/documents';
import type { Logger } from 'pino';
import type { Config } from './config';
import { connect } from './db/connect';
import type { Deps } from './deps';
import { openAshby } from './integrations/ashby/ats';
import { openClamd } from './integrations/clamd/scanner';
import { openDiskBlobs } from './integrations/disk/blob-store';
import { openDrive } from './integrations/drive/connector';
import { openEmbedder } from './integrations/embeddings/embedder';
import { openGoogle } from './integrations/google/identity-provider';
import { openGreenhouse } from './integrations/greenhouse/ats';
import { openOutbox } from './integrations/outbox/mailer';
import { openSmtp } from './integrations/smtp/mailer';
import { openDatabases } from './integrations/sql/connector';
import { openSsoTokens } from './integrations/sso/sso-tokens';
import { openMetrics } from './metrics/open-metrics';
import type { BlobStore } from './ports/blob-store';
import type { Clock } from './ports/clock';
import type { Connector } from './ports/connector';
import type { Payments } from './ports/payments';
import type { TeamChat } from './ports/team-chat';
import { noTraces, type Tracer } from './ports/tracer';
import { openScorer } from './scoring/open-scorer';
import type { Scorer } from './scoring/scorer';
import { scanFirst } from './sources/scan-first';
import { traceConnector } from './sources/trace-connector';

/** Where mail without a mail server is stored. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return path.join(config.dataDir, 'outbox');
}

/** The processes and threads that read and score: they take the longest to start. */
export type Helpers = { reader: DocumentReader; scorer: Scorer };

/** Opens helpers; they start with the first work. */
export function openHelpers(config: Pick<Config, 'recogniseScans' | 'taxonomyFile'>): Helpers {
  return {
    reader: openDocumentReader({ recognise: config.recogniseScans }),
    scorer: openScorer(config),
  };
}

/**
 * Builds what features use on a database that has been migrated. `close` ends all of it but given
 * helpers; nothing may run any more then.
 */
export async function openDeps(
  config: Config,
  {
    databaseUrl,
    connections,
    clock,
    log,
    helpers,
  }: {
    databaseUrl: string;
    connections: number;
    clock: Clock;
    log: Logger;
    helpers?: Helpers | undefined;
  },
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const database = connect(databaseUrl, {
    size: connections,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const mailer = config.smtpUrl
    ? openSmtp(config.smtpUrl, config.mailFrom)
    : openOutbox(outboxFolder(config), { from: config.mailFrom, clock, log });
  const scanner = config.scanner && openClamd(config.scanner, { log });
  const { reader, scorer } = helpers ?? openHelpers(config);
  const documents = scanFirst(reader, scanner, log);
  const embedder = config.embeddings && openEmbedder(config.embeddings, { log });
  const drive = config.drive && openDrive(config.drive, { clock, log });
  const databases = openDatabases({ allowPrivate: config.allowPrivateSources });
  const google = config.google && openGoogle(config.google, clock);
  const ssoTokens =
    config.ssoIssuers.length > 0
      ? openSsoTokens(config.ssoIssuers, { audience: config.publicUrl, clock })
      : null;
  const payments = await openPayments(config, log);
  const blobs = await openBlobs(config, log);
  const tracer = await openTraces(config, log);
  const { db, pool } = database;
  return {
    deps: {
      config,
      db,
      pool,
      clock,
      log,
      metrics: openMetrics(db, {
        onAway: (error) => log.warn({ err: error }, 'the database gave no figures'),
      }),
      tracer,
      mailer,
      blobs,
      connectors: {
        google_drive: traceConnector('google_drive', drive, tracer),
        aws_s3: traceConnector('aws_s3', await openS3(config, log), tracer),
        database: traceConnector('database', databases, tracer),
      },
      documents,
      scanner,
      scorer,
      embedder,
      google,
      payments,
      ssoTokens,
      teamChat: await openTeamChat(config),
      ats: {
        ashby: openAshby(config.ashby, { log }),
        greenhouse: config.greenhouse && openGreenhouse(config.greenhouse, { log }),
      },
    },
    close: async () => {
      const own = helpers ? [] : [documents.close(), scorer.close()];
      await Promise.all([...own, mailer.close(), tracer.close()]);
      await database.close();
    },
  };
}

/** The client of S3 is large: who does not use it does not load it. */
async function openS3({ s3, blobs }: Config, log: Logger): Promise<Connector<'aws_s3'> | null> {
  if (s3 === null) return null;
  const { openS3Connector } = await import('./integrations/s3/connector');
  return openS3Connector(s3, { log, blobs });
}

/** So is Stripe's. */
async function openPayments({ payments }: Config, log: Logger): Promise<Payments | null> {
  if (payments === null) return null;
  const { openStripe } = await import('./integrations/stripe/payments');
  return openStripe(payments, { log });
}

/** And Slack's. */
async function openTeamChat({ teamChat }: Config): Promise<TeamChat | null> {
  if (teamChat === null) return null;
  const { openSlack } = await import('./integrations/slack/team-chat');
  return openSlack(teamChat);
}

/** OpenTelemetry takes memory and time to load: who sends no traces does not load it. */
async function openTraces({ tracesEndpoint }: Config, log: Logger): Promise<Tracer> {
  if (tracesEndpoint === null) return noTraces;
  const { openTracer } = await import('./integrations/otlp/tracer');
  return openTracer({ endpoint: tracesEndpoint }, { log });
}

/** Opens the place where uploads live. */
export async function openBlobs({ blobs, s3, dataDir }: Config, log: Logger): Promise<BlobStore> {
  if ('folder' in blobs) return openDiskBlobs(blobs.folder);
  if (s3 === null) throw new Error('A bucket for uploads is named, but no way to S3');
  const { openS3Blobs } = await import('./integrations/s3/blob-store');
  return openS3Blobs(s3, blobs, { log, workFolder: path.join(dataDir, 'tmp') });
}
