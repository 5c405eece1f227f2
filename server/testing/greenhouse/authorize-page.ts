import { CLIENT, type TokenPlace } from './tokens';

/** What the page answers: itself, or the way back. */
export type PageAnswer = { status: number; html: string } | { redirect: string };

const SCOPE = /^harvest:[a-z_]+:[a-z]+$/;

/** The page on which somebody lets the client in. Its buttons post `do`, to the address that it has. */
export function answerAuthorize(
  tokens: TokenPlace,
  query: URLSearchParams,
  pressed: string | null,
): PageAnswer {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== CLIENT.clientId || !URL.canParse(redirectUri)) {
    return { status: 400, html: page('Authorization error', '<p>This client is not known.</p>') };
  }
  const back = (answer: Record<string, string>) => {
    const url = new URL(redirectUri);
    const state = query.get('state');
    const all = { ...answer, ...(state !== null && { state }) };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return { redirect: url.href };
  };
  if (query.get('response_type') !== 'code') return back({ error: 'unsupported_response_type' });
  const scopes = (query.get('scope') ?? '').split(' ');
  if (!scopes.every((scope) => SCOPE.test(scope))) return back({ error: 'invalid_scope' });
  if (pressed === 'deny') return back({ error: 'access_denied' });
  if (pressed === 'allow') return back({ code: tokens.allow(scopes, redirectUri) });
  return { status: 200, html: page('Candor wants to read your Greenhouse', consentForm(scopes)) };
}

function consentForm(scopes: readonly string[]): string {
  const asked = scopes.map((scope) => `<li>${scope}</li>`).join('');
  return `<p>It asks for:</p><ul>${asked}</ul>
<form method="post"><button name="do" value="allow">Allow</button>
<button name="do" value="deny">Deny</button></form>`;
}

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
