import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

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
  /** For encryption at rest and signing; at least 32 bytes. */
  secretKey: Buffer;
  /** Absolute folder of the uploads. */
  blobFolder: string;
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
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; empty believes nobody. */
  trustedProxies: readonly string[];
  /** Calls of one account, or of one address without an account, to one process. */
  requestsPerMinute: number;
  uploadDays: number;
  resultDays: number;
};

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

const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http', 'https'], 'must be an http or https address').optional(),
  DATA_DIR: z.string().default('./.candor'),
  DATABASE_URL: url(
    ['postgres', 'postgresql'],
    'must look like postgres://user:password@host:5432/database',
  ).optional(),
  SECRET_KEY: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes')
    .optional(),
  BLOB_URL: z
    .string()
    .refine((text) => !text.startsWith('s3:'), 'must be a folder; S3 is not supported yet')
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
  TRUSTED_PROXIES: list,
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, 300),
  RETENTION_UPLOAD_DAYS: days(30),
  RETENTION_RESULT_DAYS: days(365),
});

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
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    secretKey: env.SECRET_KEY ? Buffer.from(env.SECRET_KEY) : keptSecret(dataDir),
    blobFolder: env.BLOB_URL ? path.resolve(env.BLOB_URL) : path.join(dataDir, 'blobs'),
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
    trustedProxies: env.TRUSTED_PROXIES,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    uploadDays: env.RETENTION_UPLOAD_DAYS,
    resultDays: env.RETENTION_RESULT_DAYS,
  };
}

/** The secret of this installation, made on the first start. */
function keptSecret(dataDir: string): Buffer {
  try {
    // Root's database runs as another account, which has to pass through this folder; all inside is private itself.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const file = path.join(dataDir, 'secret-key');
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
      // A link is made whole or not at all, and never over the secret of a process that was faster.
      if (!existsSync(file)) renameSync(draft, file);
    }
    return Buffer.from(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError([`DATA_DIR: the folder cannot be used (${reason})`]);
  }
}
