import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS_PER_MINUTE } from '@candor/domain/api/headers';
import { z } from 'zod';
import { type AshbySettings, atsSettingsOf, type GreenhouseSettings } from './ats-settings';
import { type DriveSettings, driveSettingsOf } from './drive-settings';
import { makeFolder } from './make-folder';
import { type PaymentSettings, paymentSettingsOf } from './payment-settings';
import { type BlobPlace, bucketPlaceOf, type S3Settings, s3SettingsOf } from './s3-settings';
import { type ScannerPlace, scannerPlaceOf } from './scanner-settings';
import { type TeamChatSettings, teamChatSettingsOf } from './team-chat-settings';

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
  /** Who stands in the legal texts; null for what is not set. */
  operator: { name: string | null; address: string | null; law: string | null };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  metricsToken: string | null;
  /** Where a process that only works is asked for its figures; null: nowhere. */
  metricsPort: number | null;
  /** Where traces are sent by OTLP over HTTP, without a slash at its end; null: none are kept. */
  tracesEndpoint: string | null;
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; empty believes nobody. */
  trustedProxies: readonly string[];
  /** Absolute. What `candor taxonomy import` wrote; null: Candor's own taxonomy alone. */
  taxonomyFile: string | null;
  /** Whether the text of scanned pages is recognised. */
  recogniseScans: boolean;
  /** Where clamd listens; null: documents are not offered to a virus scanner. */
  scanner: ScannerPlace | null;
  /** Calls of one account, or of one address without an account, to all processes together. */
  requestsPerMinute: number;
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
  /** Where take-home tests of Greenhouse may be, in lower case. */
  greenhouseAppHosts: readonly string[];
  /** The applicant tracking systems that may sign people in; empty: none. */
  ssoIssuers: readonly SsoIssuer[];
};

/** The client that this installation is for Google, and where Google is. */
export type GoogleSettings = {
  clientId: string;
  /** Who signs identity tokens, and where the keys for that are. */
  issuer: string;
  certsUrl: string;
  /** Where people sign in. */
  signInUrl: string;
};

/** An OpenAI-compatible embeddings endpoint. */
export type EmbeddingsSettings = {
  /** Without a slash at its end; `/embeddings` follows it. */
  baseUrl: string;
  /** null for an endpoint that asks for none. */
  apiKey: string | null;
  model: string;
  /** Length of the vectors to ask for; null for what the model gives by itself. */
  dimensions: number | null;
  requestsPerMinute: number;
};

const SsoIssuer = z.object({
  /** The `iss` of its tokens. */
  issuer: z.url(),
  ats: z.enum(['ashby', 'greenhouse']),
  /** Whether it may say that somebody is an integration partner. */
  partner: z.boolean().default(false),
  jwks_url: z.url({ protocol: /^https?$/ }),
});
export type SsoIssuer = z.infer<typeof SsoIssuer>;

/** The environment is wrong. Its message names every wrong variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is wrong.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((item) => item.trim()))
  .transform((items) => items.filter((item) => item !== ''));

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(fallback);

const address = z.email('must be an e-mail address').optional();

const days = (fallback: number) => wholeNumber(1, 3650, fallback);

/** An address of one of the schemes. It may carry a password, so the message never repeats it. */
const url = (schemes: readonly string[], words: string) =>
  z.string().refine((text) => {
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : null;
    return scheme !== null && schemes.includes(scheme);
  }, words);

const secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes');

/** A key or id as a provider hands it out. */
const word = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be one word of plain signs');

const region = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{2,40}$/, 'must be a region such as eu-central-1');

const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http', 'https'], 'must be an http or https address').optional(),
  DATA_DIR: z.string().default('./.candor'),
  DATABASE_URL: url(
    ['postgres', 'postgresql'],
    'must look like postgres://user:password@host:5432/database',
  ).optional(),
  SECRET_KEY: secret.optional(),
  SECRETS_KEYS: list.pipe(z.array(secret)),
  BLOB_URL: z
    .string()
    .refine(
      (text) => !text.startsWith('s3:') || bucketPlaceOf(text) !== null,
      'must be a folder or look like s3://bucket/prefix',
    )
    .optional(),
  STAFF_EMAILS: list.pipe(z.array(z.email('must be a comma list of e-mail addresses'))),
  SMTP_URL: url(['smtp', 'smtps'], 'must look like smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+$/, 'must be one line')
    .default('Candor <no-reply@localhost>'),
  CONTACT_EMAIL: address,
  SUPPORT_EMAIL: address,
  OPERATOR_NAME: z.string().trim().optional(),
  OPERATOR_ADDRESS: z.string().trim().optional(),
  OPERATOR_LAW: z.string().trim().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_PORT: wholeNumber(0, 65_535, 0),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http', 'https'],
    'must be an http or https address',
  ).optional(),
  TRUSTED_PROXIES: list,
  CANDOR_TAXONOMY: z.string().trim().optional(),
  OCR: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  CLAMD_URL: z
    .string()
    .refine(
      (text) => scannerPlaceOf(text) !== null,
      'must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl',
    )
    .optional(),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, CALLS_PER_MINUTE),
  ALLOW_PRIVATE_SOURCES: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false'),
  SESSION_IDLE_DAYS: days(4),
  RETENTION_UPLOAD_DAYS: days(30),
  RETENTION_RESULT_DAYS: days(365),
  EMBEDDINGS_BASE_URL: url(
    ['http', 'https'],
    'must look like https://api.example.com/v1',
  ).optional(),
  EMBEDDINGS_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'must be one word of plain signs')
    .optional(),
  EMBEDDINGS_MODEL: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  EMBEDDINGS_DIMENSIONS: wholeNumber(16, 4096, 0),
  EMBEDDINGS_REQUESTS_PER_MINUTE: wholeNumber(1, 100_000, 300),
  STRIPE_SECRET_KEY: word.optional(),
  STRIPE_WEBHOOK_SECRET: list,
  STRIPE_API_BASE: url(['http', 'https'], 'must be an http or https address').optional(),
  STRIPE_PRICE_STARTER_MONTHLY: word.optional(),
  STRIPE_PRICE_STARTER_YEARLY: word.optional(),
  STRIPE_PRICE_PROFESSIONAL_MONTHLY: word.optional(),
  STRIPE_PRICE_PROFESSIONAL_YEARLY: word.optional(),
  STRIPE_PRICE_INVITATION_CREDITS: list,
  SSO_ISSUERS_FILE: z.string().trim().optional(),
  GOOGLE_CLIENT_ID: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  GOOGLE_ISSUER: url(['http', 'https'], 'must be an http or https address').default(
    'https://accounts.google.com',
  ),
  GOOGLE_CERTS_URL: url(['http', 'https'], 'must be an http or https address').default(
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
  GOOGLE_SIGN_IN_URL: url(['http', 'https'], 'must be an http or https address').default(
    'https://accounts.google.com/o/oauth2/v2/auth',
  ),
  S3_REGION: region.optional(),
  S3_ENDPOINT: url(['http', 'https'], 'must be an http or https address').optional(),
  S3_IDENTITY: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  AWS_REGION: region.optional(),
  AWS_ACCESS_KEY_ID: word.optional(),
  AWS_SECRET_ACCESS_KEY: word.optional(),
  AWS_SESSION_TOKEN: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,4096}$/, 'must be one word of plain signs')
    .optional(),
  SLACK_BOT_TOKEN: word.optional(),
  SLACK_SIGNING_SECRET: word.optional(),
  SLACK_CHANNEL: word.optional(),
  SLACK_API_BASE: url(['http', 'https'], 'must be an http or https address').optional(),
  ASHBY_API_BASE: url(['http', 'https'], 'must be an http or https address').default(
    'https://api.ashbyhq.com',
  ),
  GREENHOUSE_CLIENT_ID: word.optional(),
  GREENHOUSE_CLIENT_SECRET: word.optional(),
  GREENHOUSE_API_BASE: url(['http', 'https'], 'must be an http or https address').default(
    'https://harvest.greenhouse.io/v3',
  ),
  GREENHOUSE_AUTH_BASE: url(['http', 'https'], 'must be an http or https address').default(
    'https://auth.greenhouse.io',
  ),
  GREENHOUSE_APP_HOSTS: list.transform((hosts) =>
    hosts.length > 0 ? hosts : ['app.greenhouse.io'],
  ),
  GOOGLE_SERVICE_ACCOUNT: z.string().optional(),
  GOOGLE_API_BASE: url(['http', 'https'], 'must be an http or https address').default(
    'https://www.googleapis.com',
  ),
  GOOGLE_TOKEN_URL: url(['http', 'https'], 'must be an http or https address').optional(),
});

/** The names of everything that an operator may set. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

/**
 * Reads the configuration. A variable that is set to nothing counts as not set. Makes the data folder and, unless
 * SECRET_KEY is given, a secret inside it that only its owner may read.
 *
 * @throws ConfigError that names every wrong variable.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const named = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = Environment.safeParse(Object.fromEntries(named));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path[0] as string}: ${issue.message}`),
    );
  }
  const env = parsed.data;
  const embeddings = embeddingsOf(env);
  const payments = paymentSettingsOf(env);
  const drive = driveSettingsOf(env);
  const s3 = s3SettingsOf(env);
  const teamChat = teamChatSettingsOf(env);
  const ats = atsSettingsOf(env);
  const problems = [payments, drive, s3, teamChat, ats].flatMap((part) => part.problems);
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
    ssoIssuers: env.SSO_ISSUERS_FILE ? readIssuers(env.SSO_ISSUERS_FILE) : [],
    google: env.GOOGLE_CLIENT_ID
      ? {
          clientId: env.GOOGLE_CLIENT_ID,
          issuer: env.GOOGLE_ISSUER,
          certsUrl: env.GOOGLE_CERTS_URL,
          signInUrl: env.GOOGLE_SIGN_IN_URL,
        }
      : null,
  };
}

function blobPlaceOf(blobUrl: string | undefined, dataDir: string): BlobPlace {
  if (blobUrl === undefined) return { folder: path.join(dataDir, 'blobs') };
  return bucketPlaceOf(blobUrl) ?? { folder: path.resolve(blobUrl) };
}

/** The endpoint as people paste it: with or without the last part of its path. Address and model belong together. */
function embeddingsOf(env: z.infer<typeof Environment>): EmbeddingsSettings | null {
  const { EMBEDDINGS_BASE_URL: address, EMBEDDINGS_MODEL: model } = env;
  if (address === undefined && model === undefined && env.EMBEDDINGS_API_KEY === undefined)
    return null;
  if (address === undefined)
    throw new ConfigError([
      'EMBEDDINGS_BASE_URL: is needed beside the other EMBEDDINGS_ variables',
    ]);
  if (model === undefined)
    throw new ConfigError(['EMBEDDINGS_MODEL: is needed beside EMBEDDINGS_BASE_URL']);
  return {
    baseUrl: address.replace(/\/+$/, '').replace(/\/embeddings$/, ''),
    apiKey: env.EMBEDDINGS_API_KEY ?? null,
    model,
    dimensions: env.EMBEDDINGS_DIMENSIONS || null,
    requestsPerMinute: env.EMBEDDINGS_REQUESTS_PER_MINUTE,
  };
}

function readIssuers(file: string): SsoIssuer[] {
  try {
    return z.array(SsoIssuer).parse(JSON.parse(readFileSync(path.resolve(file), 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'it cannot be read as JSON';
    throw new ConfigError([`SSO_ISSUERS_FILE: ${why}`]);
  }
}

/** Several keys take the place of the one, so that an older one can still open what it sealed. */
function secretKeysOf(env: z.infer<typeof Environment>, dataDir: string): Buffer[] {
  if (env.SECRETS_KEYS.length > 0) return env.SECRETS_KEYS.map((key) => Buffer.from(key));
  return env.SECRET_KEY ? [Buffer.from(env.SECRET_KEY)] : keptSecrets(dataDir);
}

/** The keys of this installation, one a line, the newest first. One is made on the first start. */
function keptSecrets(dataDir: string): Buffer[] {
  try {
    // Root's database runs as another account, which has to pass through this folder; all inside is private itself.
    makeFolder(path.resolve(dataDir), process.getuid?.() === 0 ? 0o711 : 0o700);
    const file = path.join(dataDir, 'secret-key');
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
      // A link is made whole or not at all, and never over the secret of a process that was faster.
      if (!existsSync(file)) renameSync(draft, file);
    }
    return keysIn(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`DATA_DIR: the folder cannot be used (${reason})`]);
  }
}

function keysIn(text: string): Buffer[] {
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '').map((line) => Buffer.from(line));
  if (keys.length > 0 && keys.every((key) => key.length >= 32)) return keys;
  // A new one in its place would make everything that the lost one sealed unreadable, without a word.
  throw new ConfigError(['DATA_DIR: its file secret-key is damaged; put back the one you saved']);
}
