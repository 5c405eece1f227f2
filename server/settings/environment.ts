import { CALLS_PER_MINUTE } from '@candor/domain/api/headers';
import { z } from 'zod';
import { aiCallsOf } from './ai-calls';
import { isNetwork } from './networks';
import { bucketPlaceOf } from './s3';
import { scannerPlaceOf } from './scanner';

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

/** Every variable that an operator may set, checked on its own. */
export const Environment = z.object({
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
  TRUSTED_PROXIES: list.refine(
    (items) => items.every(isNetwork),
    'must be a comma list of addresses or networks, such as 127.0.0.1,10.0.0.0/8',
  ),
  CANDOR_TAXONOMY: z.string().trim().optional(),
  OCR: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  CLAMD_URL: z
    .string()
    .refine(
      (text) => scannerPlaceOf(text) !== null,
      'must look like tcp://host:3310 or unix:/run/clamav/clamd.ctl',
    )
    .optional(),
  AI_CALLS_PER_HOUR: z
    .string()
    .default('')
    .transform((text, context) => {
      const calls = aiCallsOf(text);
      if (calls) return calls;
      context.addIssue('must be a whole number, or look like professional=20,enterprise=100');
      return z.NEVER;
    }),
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
  SSO_ISSUERS: z.string().trim().optional(),
  SSO_ISSUERS_FILE: z.string().trim().optional(),
  GOOGLE_CLIENT_ID: z.string().trim().max(200, 'must have at most 200 characters').optional(),
  GOOGLE_ISSUER: url(['http', 'https'], 'must be an http or https address').default(
    'https://accounts.google.com',
  ),
  GOOGLE_CERTS_URL: url(['http', 'https'], 'must be an http or https address').optional(),
  GOOGLE_JWKS_URL: url(['http', 'https'], 'must be an http or https address').optional(),
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
    'https://harvest.greenhouse.io',
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

export type Environment = z.infer<typeof Environment>;

/** The names of everything that an operator may set. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);
