import type { ServerResponse } from 'node:http';

/** What happens with the next calls in place of the truth, one each. */
export type AshbyTrouble =
  | { status: number; retryAfter?: number | string; location?: string; body?: object | string }
  /** Takes the call and says nothing. */
  | 'slow'
  /** Begins to answer and says no more. */
  | 'stall'
  /** 500. */
  | 'broken'
  /** A good status with a page of somebody else's. */
  | 'nonsense'
  /** It is done, and the answer is lost on its way. */
  | 'lost';

/** Answers a call with what goes wrong; nothing at all where that is slow. */
export function sendTrouble(
  response: ServerResponse,
  trouble: Exclude<AshbyTrouble, 'lost'>,
): void {
  if (trouble === 'slow') return;
  if (trouble === 'stall') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":');
    return;
  }
  if (trouble === 'nonsense') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
    return;
  }
  if (trouble === 'broken') {
    send(response, 500, { success: false });
    return;
  }
  const { status, retryAfter, location, body = { success: false, errors: [] } } = trouble;
  send(response, status, body, {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(location !== undefined && { location }),
  });
}

/** Answers with JSON, or with a plain text. */
export function send(
  response: ServerResponse,
  status: number,
  body: object | string,
  headers: Record<string, string> = {},
): void {
  const isText = typeof body === 'string';
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
