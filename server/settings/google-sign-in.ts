import type { Environment } from './environment';

/** The client that this installation is for Google, and where Google is. */
export type GoogleSettings = {
  clientId: string;
  /** The issuer of identity tokens, and where its keys are. */
  issuer: string;
  certsUrl: string;
  /** Where people sign in. */
  signInUrl: string;
};

const CERTS_URL = 'https://www.googleapis.com/oauth2/v3/certs';

/** The settings of sign-in with Google; null for none. */
export function googleSettingsOf(env: Environment): GoogleSettings | null {
  if (!env.GOOGLE_CLIENT_ID) return null;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    issuer: env.GOOGLE_ISSUER,
    certsUrl: env.GOOGLE_CERTS_URL ?? env.GOOGLE_JWKS_URL ?? CERTS_URL,
    signInUrl: env.GOOGLE_SIGN_IN_URL,
  };
}
