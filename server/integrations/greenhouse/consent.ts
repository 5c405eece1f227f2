import type { Logger } from 'pino';
import { z } from 'zod';
import { type AtsConsent, AtsRefused, type AtsTokens, AtsUnavailable } from '../../ports/ats';
import type { GreenhouseSettings } from '../../settings/ats';
import { type Answer, askAts } from '../outgoing/ask-ats';
import type { Patience } from '../outgoing/patience';
import { contentOf, MANNERS } from './answer';
import { SCOPES } from './api';
import { TokenAnswer } from './wire';

/** The lifetime of a token by Greenhouse's documentation, if a response does not say. */
const USUAL_LIFE_S = 3_600;

/** The words of RFC 6749, 5.2, so that nothing else of a strange answer gets into a log. */
const Reason = z.enum([
  ...(['invalid_grant', 'invalid_client', 'unauthorized_client', 'invalid_scope'] as const),
  ...(['invalid_request', 'unsupported_grant_type'] as const),
]);
const Refusal = z.object({ error: Reason.optional(), message: z.string().default('') });
const OF_GRANT = /\b(?:grant|refresh token|code)\b.*\b(?:invalid|expired|revoked|used)\b/i;

/** OAuth 2 with Greenhouse: people let this installation read on a page of Greenhouse's own. */
export function openConsent(
  settings: GreenhouseSettings,
  { log, patience }: { log: Logger; patience: Patience },
): AtsConsent {
  const { clientId, clientSecret, authBase } = settings;
  const headers = {
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
  };

  const askFor = async (form: Record<string, string>, signal: AbortSignal) => {
    const init = { method: 'POST', headers, body: new URLSearchParams(form) };
    // A code or a token that was used is not good a second time.
    const request = { url: `${authBase}/token`, init, isRepeatable: false };
    const answer = await askAts(request, { manners: MANNERS, patience }, signal);
    if (answer.status !== 200) throw explained(answer, form.grant_type === 'refresh_token');
    return contentOf(answer, TokenAnswer);
  };

  const explained = (answer: Answer, isRenewal: boolean) => {
    const { status } = answer;
    if (status !== 400 && status !== 401 && status !== 403) return new AtsUnavailable();
    const reason = reasonIn(answer);
    if (reason === 'invalid_grant') return new AtsRefused();
    // Anything else is a matter of configuration, not of the user who came.
    log.warn({ status, reason }, 'Greenhouse issued no tokens');
    // The consents of all customers are as good as before once the settings are put right.
    return isRenewal ? new AtsUnavailable() : new AtsRefused();
  };

  return {
    authorizeUrl: ({ state, redirectUri }) => {
      const url = new URL(`${authBase}/authorize`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: SCOPES.join(' '),
        state,
      }).toString();
      return url.href;
    },
    exchange: async ({ code, redirectUri }, signal) => {
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      return tokensOf(await askFor(form, signal), { refreshToken: null, scopes: null });
    },
    renew: async (tokens, signal) => {
      const form = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken };
      return tokensOf(await askFor(form, signal), tokens);
    },
  };
}

/** @param kept what stays as it is if nothing new comes (RFC 6749, 6). */
function tokensOf(
  answer: z.infer<typeof TokenAnswer>,
  kept: { refreshToken: string | null; scopes: readonly string[] | null },
): AtsTokens {
  const refreshToken = answer.refresh_token ?? kept.refreshToken;
  if (refreshToken === null) throw new AtsUnavailable();
  const lifeMs = (answer.expires_in ?? USUAL_LIFE_S) * 1000;
  const expiresAt = answer.expires_at ?? new Date(Date.now() + lifeMs);
  const scopes = answer.scope?.split(/\s+/).filter((scope) => scope !== '') ?? kept.scopes;
  return { kind: 'tokens', accessToken: answer.access_token, refreshToken, expiresAt, scopes };
}

/** Some of Greenhouse's refusals have a `message` alone: a 400 that speaks of what was handed in means that. */
function reasonIn(answer: Answer): z.infer<typeof Reason> | 'none given' {
  try {
    const { error, message } = contentOf(answer, Refusal);
    if (error === undefined && answer.status === 400 && OF_GRANT.test(message)) {
      return 'invalid_grant';
    }
    return error ?? 'none given';
  } catch {
    return 'none given';
  }
}
