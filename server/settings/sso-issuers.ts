import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error';

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const SsoIssuer = z.object({
  /** The `iss` of its tokens. */
  issuer: z.url(),
  ats: z.enum(['ashby', 'greenhouse']),
  /** Whether it may say that somebody is an integration partner. */
  partner: z.boolean().default(false),
  /** The domains of which it knows who has which address; it vouches for no other. */
  email_domains: z
    .array(z.string().trim().toLowerCase().regex(DOMAIN, 'must be domains such as works.example'))
    .default([]),
  jwks_url: z.url({ protocol: /^https?$/ }),
});
export type SsoIssuer = z.infer<typeof SsoIssuer>;

/**
 * The applicant tracking systems that the file names.
 *
 * @throws ConfigError that says what is wrong with it.
 */
export function readIssuers(file: string): SsoIssuer[] {
  try {
    return z.array(SsoIssuer).parse(JSON.parse(readFileSync(path.resolve(file), 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : 'it cannot be read as JSON';
    throw new ConfigError([`SSO_ISSUERS_FILE: ${why}`]);
  }
}
