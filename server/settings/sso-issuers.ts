import { createSecretKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error';

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** By a key pair: whoever can check a token cannot make one. */
const BY_KEY_PAIR: readonly string[] = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const BY_SECRET: readonly string[] = ['HS256'];

/** Keys that anybody in between could replace are worthless; on this machine there is nobody in between. */
const JwksUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || LOOPBACK.test(hostname);
}, 'must be an https address');

/** As an object, so that no log can print it. */
const Secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= 32, 'must have at least 32 bytes')
  .transform((text) => createSecretKey(text, 'utf8'));

/** Several, which differ by the `kid` of the token, while one takes the place of the other. */
const Secrets = z
  .array(z.object({ kid: z.string().min(1).max(200), secret: Secret }))
  .min(1)
  .refine((all) => new Set(all.map(({ kid }) => kid)).size === all.length, 'must differ by kid');

const WrittenIssuer = z.object({
  /** The `iss` of its tokens. */
  issuer: z.string().min(1).max(255),
  /** The `aud` of its tokens; without it the public address of this installation. */
  audience: z.string().min(1).max(255).optional(),
  /** Which one it is where its tokens do not say so. */
  ats: z.enum(['ashby', 'greenhouse']).optional(),
  /** Whether it may say that somebody is an integration partner. */
  partner: z.boolean().default(false),
  /** The domains of which it knows who has which address; it vouches for no other. */
  email_domains: z
    .array(z.string().trim().toLowerCase().regex(DOMAIN, 'must be domains such as works.example'))
    .default([]),
  jwks_url: JwksUrl.optional(),
  secret: z
    .union([Secret.transform((secret) => [{ kid: null, secret }]), Secrets], {
      error:
        'must have at least 32 bytes, or be a list of such secrets, each with a kid of its own',
    })
    .optional(),
  algorithms: z.array(z.string()).min(1).optional(),
});

/** An issuer signs in one way: next to a secret, a public key could pass for one. */
const SsoIssuer = z
  .preprocess(withOwnNames, WrittenIssuer)
  .transform(({ jwks_url: jwksUrl, secret: secrets, algorithms: chosen, ...rest }, context) => {
    const refuse = (message: string, field: string) => {
      context.addIssue({ code: 'custom', message, path: [field] });
      return z.NEVER;
    };
    const keys = keysOf(jwksUrl, secrets);
    if (keys === null) return refuse('must be there, or secret, and not both', 'jwks_url');
    const possible = 'jwksUrl' in keys ? BY_KEY_PAIR : BY_SECRET;
    const algorithms = chosen ?? possible;
    if (algorithms.some((name) => !possible.includes(name))) {
      return refuse(`must be of ${possible.join(', ')}`, 'algorithms');
    }
    return { ...rest, keys, algorithms };
  });
export type SsoIssuer = z.infer<typeof SsoIssuer>;

type KnownSecrets = readonly { kid: string | null; secret: KeyObject }[];

/** What the tokens of an issuer are checked with. */
export type IssuerKeys = { jwksUrl: string } | { secrets: KnownSecrets };

function keysOf(jwksUrl: string | undefined, secrets: KnownSecrets | undefined): IssuerKeys | null {
  if (jwksUrl !== undefined) return secrets === undefined ? { jwksUrl } : null;
  return secrets === undefined ? null : { secrets };
}

/** Two of the names have a second spelling. */
function withOwnNames(written: unknown): unknown {
  if (typeof written !== 'object' || written === null) return written;
  const { iss, ats_source, ...rest } = written as Record<string, unknown>;
  return {
    ...(iss !== undefined && { issuer: iss }),
    ...(ats_source !== undefined && { ats: ats_source }),
    ...rest,
  };
}

const SsoIssuers = z
  .array(SsoIssuer)
  .refine(
    (all) => new Set(all.map(({ issuer }) => issuer)).size === all.length,
    'each issuer may stand in it once',
  );

/** Where the list may be: in the environment itself, or in a file that it names. */
export type IssuerVariables = {
  SSO_ISSUERS?: string | undefined;
  SSO_ISSUERS_FILE?: string | undefined;
};

/**
 * The applicant tracking systems that may sign people in.
 *
 * @throws ConfigError that says what is wrong with the list, and repeats none of it.
 */
export function ssoIssuersOf(env: IssuerVariables): SsoIssuer[] {
  if (env.SSO_ISSUERS !== undefined && env.SSO_ISSUERS_FILE !== undefined) {
    throw new ConfigError(['SSO_ISSUERS_FILE: must not be set beside SSO_ISSUERS']);
  }
  if (env.SSO_ISSUERS !== undefined) return read('SSO_ISSUERS', () => env.SSO_ISSUERS ?? '');
  const file = env.SSO_ISSUERS_FILE;
  if (file === undefined) return [];
  return read('SSO_ISSUERS_FILE', () => readFileSync(path.resolve(file), 'utf8'));
}

function read(variable: string, text: () => string): SsoIssuer[] {
  try {
    return SsoIssuers.parse(JSON.parse(text()));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'it cannot be read as JSON';
    throw new ConfigError([`${variable}: ${why}`]);
  }
}
