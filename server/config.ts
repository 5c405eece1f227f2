import path from 'node:path';
import type { AiCalls } from './settings/ai-calls';
import { type AshbySettings, atsSettingsOf, type GreenhouseSettings } from './settings/ats';
import { ConfigError } from './settings/config-error';
import { type DriveSettings, driveSettingsOf } from './settings/drive';
import { type EmbeddingsSettings, embeddingsOf } from './settings/embeddings';
import { Environment } from './settings/environment';
import { type GoogleSettings, googleSettingsOf } from './settings/google-sign-in';
import { type PaymentSettings, paymentSettingsOf } from './settings/payments';
import { type BlobPlace, bucketPlaceOf, type S3Settings, s3SettingsOf } from './settings/s3';
import { type ScannerPlace, scannerPlaceOf } from './settings/scanner';
import { secretKeysOf } from './settings/secret-keys';
import { type SsoIssuer, ssoIssuersOf } from './settings/sso-issuers';
import { type TeamChatSettings, teamChatSettingsOf } from './settings/team-chat';

/** Everything an operator may set, checked and completed. */
export type Config = {
  port: number;
  host: string;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Absolute. Holds the embedded database, uploads, outbox and generated secrets. */
  dataDir: string;
  /** null: the embedded database. */
  databaseUrl: string | null;
  /** For encryption at rest, the newest first; each has at least 32 bytes. */
  secretKeys: readonly Buffer[];
  /** Where uploads live: a folder, absolute, or a bucket. */
  blobs: BlobPlace;
  /** Lower case. */
  staffEmails: readonly string[];
  smtpUrl: string | null;
  mailFrom: string;
  contactEmail: string | null;
  supportEmail: string | null;
  /** The operator named in the legal texts; null for what is not set. */
  operator: { name: string | null; address: string | null; law: string | null };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  metricsToken: string | null;
  /** Where a worker process serves its metrics; null: nowhere. */
  metricsPort: number | null;
  /** Where traces are sent by OTLP over HTTP, without a trailing slash; null: tracing is off. */
  tracesEndpoint: string | null;
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted; empty trusts nobody. */
  trustedProxies: readonly string[];
  /** Absolute. What `candor taxonomy import` wrote; null: Candor's own taxonomy alone. */
  taxonomyFile: string | null;
  /** Whether the text of scanned pages is recognised. */
  recogniseScans: boolean;
  /** Where clamd listens; null: documents are not offered to a virus scanner. */
  scanner: ScannerPlace | null;
  /** Calls of one account, or of one address without an account, to all processes together. */
  requestsPerMinute: number;
  /** Calls for findings that an account has in an hour, by its plan. */
  aiCallsPerHour: AiCalls;
  /** A session that was not used for so long is over. */
  sessionIdleDays: number;
  uploadDays: number;
  resultDays: number;
  /** The endpoint of the semantic signal; null: scores come from words alone. */
  embeddings: EmbeddingsSettings | null;
  /** Sign-in with Google; null: only by e-mail and password. */
  google: GoogleSettings | null;
  /** Folders of Google Drive as sources; null: none are read. */
  drive: DriveSettings | null;
  /** Whether people may name databases inside of private networks, and on this machine. */
  allowPrivateSources: boolean;
  /** The S3 store, for folders of buckets as sources and for uploads; null: none. */
  s3: S3Settings | null;
  /** The payment provider; null: nobody pays here. */
  payments: PaymentSettings | null;
  /** null: support answers in the product alone. */
  teamChat: TeamChatSettings | null;
  ashby: AshbySettings;
  /** null: nobody connects Greenhouse here. */
  greenhouse: GreenhouseSettings | null;
  /** Where Greenhouse take-home tests may be, in lower case. */
  greenhouseAppHosts: readonly string[];
  /** The applicant tracking systems that may sign people in; empty: none. */
  ssoIssuers: readonly SsoIssuer[];
};

/**
 * Reads the configuration. An empty variable counts as not set. Creates the data folder and, unless SECRET_KEY is
 * given, a secret inside it that only its owner may read.
 *
 * @throws ConfigError that names every invalid variable.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const named = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = Environment.safeParse(Object.fromEntries(named));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`),
    );
  }
  const env = parsed.data;
  const embeddings = embeddingsOf(env);
  const payments = paymentSettingsOf(env);
  const drive = driveSettingsOf(env);
  const s3 = s3SettingsOf(env);
  const teamChat = teamChatSettingsOf(env);
  const ats = atsSettingsOf(env);
  const problems = [payments, drive, s3, teamChat, ats, { problems: unreadMetrics(env) }].flatMap(
    (part) => part.problems,
  );
  if (problems.length > 0) throw new ConfigError(problems);
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    secretKeys: secretKeysOf(env, dataDir),
    blobs: blobPlaceOf(env.BLOB_URL, dataDir),
    staffEmails: env.STAFF_EMAILS.map((email) => email.toLowerCase()),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    operator: {
      name: env.OPERATOR_NAME ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
      law: env.OPERATOR_LAW ?? null,
    },
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    metricsPort: env.METRICS_PORT || null,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    taxonomyFile: env.CANDOR_TAXONOMY ? path.resolve(env.CANDOR_TAXONOMY) : null,
    recogniseScans: env.OCR === 'on',
    scanner: env.CLAMD_URL === undefined ? null : scannerPlaceOf(env.CLAMD_URL),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    aiCallsPerHour: env.AI_CALLS_PER_HOUR,
    sessionIdleDays: env.SESSION_IDLE_DAYS,
    uploadDays: env.RETENTION_UPLOAD_DAYS,
    resultDays: env.RETENTION_RESULT_DAYS,
    embeddings,
    payments: payments.settings,
    teamChat: teamChat.settings,
    ashby: ats.ashby,
    greenhouse: ats.greenhouse,
    greenhouseAppHosts: env.GREENHOUSE_APP_HOSTS.map((host) => host.toLowerCase()),
    drive: drive.settings,
    allowPrivateSources: env.ALLOW_PRIVATE_SOURCES === 'true',
    s3: s3.settings,
    ssoIssuers: ssoIssuersOf(env),
    google: googleSettingsOf(env),
  };
}

/** Nobody is told figures without the token: a supervisor would wait for the port in vain. */
function unreadMetrics({ METRICS_PORT, METRICS_TOKEN }: Environment): readonly string[] {
  const isMissing = METRICS_PORT > 0 && METRICS_TOKEN === undefined;
  return isMissing ? ['METRICS_TOKEN: is needed beside METRICS_PORT'] : [];
}

function blobPlaceOf(blobUrl: string | undefined, dataDir: string): BlobPlace {
  if (blobUrl === undefined) return { folder: path.join(dataDir, 'blobs') };
  return bucketPlaceOf(blobUrl) ?? { folder: path.resolve(blobUrl) };
}
