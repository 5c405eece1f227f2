import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The service account that reads Google Drive folders, and where Google is. */
export type DriveSettings = {
  /** Its address, with which people share their folders. */
  account: string;
  /** The signing key; an object, so that no log can print it. */
  key: KeyObject;
  keyId: string | null;
  /** Without a slash at its end; `/drive/v3` follows it. */
  apiBase: string;
  tokenUrl: string;
};

/** The variables that make up the settings, already checked one by one. */
export type DriveVariables = {
  GOOGLE_SERVICE_ACCOUNT?: string | undefined;
  GOOGLE_API_BASE: string;
  GOOGLE_TOKEN_URL?: string | undefined;
};

const GOOGLE_TOKEN_URL = 'https://oauth2.googleapis.com/token';

const ServiceAccount = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string(),
  private_key_id: z.string().min(1).optional(),
  token_uri: z.url({ protocol: /^https?$/ }).optional(),
});

/**
 * Puts the variables together: what the settings are, null for no Google Drive, and what is wrong. The key is JSON as Google
 * hands it out, or the path of a file with it; no message repeats any of it.
 */
export function driveSettingsOf(env: DriveVariables): {
  settings: DriveSettings | null;
  problems: readonly string[];
} {
  const { GOOGLE_SERVICE_ACCOUNT: given } = env;
  if (given === undefined) return { settings: null, problems: [] };
  const text = given.trim().startsWith('{') ? given : readKeyFile(given);
  if (text === null) return wrong('it is neither JSON nor the path of a file that can be read');
  const account = accountIn(text);
  if (account === null)
    return wrong("it is no JSON key of a service account as Google's console hands it out");
  const key = keyIn(account.private_key);
  if (key === null) return wrong('its private_key is no RSA key');
  return {
    settings: {
      account: account.client_email,
      key,
      keyId: account.private_key_id ?? null,
      apiBase: env.GOOGLE_API_BASE.replace(/\/+$/, '').replace(/\/drive\/v3$/, ''),
      tokenUrl: env.GOOGLE_TOKEN_URL ?? account.token_uri ?? GOOGLE_TOKEN_URL,
    },
    problems: [],
  };
}

const wrong = (why: string) => ({ settings: null, problems: [`GOOGLE_SERVICE_ACCOUNT: ${why}`] });

function readKeyFile(file: string): string | null {
  try {
    return readFileSync(path.resolve(file), 'utf8');
  } catch {
    return null;
  }
}

function accountIn(text: string) {
  try {
    return ServiceAccount.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function keyIn(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}
