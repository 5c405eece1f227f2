import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHere } from '../serve-here';
import { Lists } from './api';
import { answerAuthorize } from './authorize-page';
import { deliver, signatureOf } from './deliver';
import { forbidden, GreenhouseRefusal, notFound, unauthorized } from './errors';
import { answerFile } from './files';
import { type Answer, htmlAnswer, jsonAnswer, send, sendHalf } from './reply';
import { CLIENT, TokenPlace } from './tokens';
import { RateWindow } from './window';
import { GreenhouseWorld, type NewApplication, type NewJob } from './world';

type Headers = Readonly<Record<string, string>>;

/** What happens with the next calls in place of the truth, one each. People's pages are left alone. */
export type GreenhouseTrouble =
  /** This answer, and nothing was done. */
  | { status: number; retryAfter?: number | string; body?: unknown; headers?: Headers }
  /** No answer for as long as anybody waits. */
  | 'slow'
  /** 500, and nothing was done. */
  | 'broken'
  /** A whole answer that is none of Greenhouse's. */
  | 'nonsense'
  /** It is done, and the answer is lost on its way. */
  | 'lost'
  /** It is done, and the answer breaks off in its middle, or says no more there. */
  | 'cut'
  | 'stall';

export type GreenhouseSimulator = {
  /** Where its lists are. */
  apiUrl: string;
  authUrl: string;
  clientId: string;
  clientSecret: string;
  /** The settings of a product that uses it. */
  env: Record<string, string>;
  /** What is there, with everything that can be changed about it. */
  world: GreenhouseWorld;
  tokens: TokenPlace;
  addJob(job: NewJob): number;
  addApplication(to: NewApplication): { applicationId: number; candidateId: number };
  removeCandidate(candidateId: number): void;
  /** What somebody who allows it is sent back with. */
  allow(authorizeUrl: string): Promise<URL>;
  deny(authorizeUrl: string): Promise<URL>;
  /** The consent ends, and every token with it. */
  revoke(): void;
  /** Access tokens are over; they can be renewed. */
  expireTokens(): void;
  expireCursors(): void;
  /** Only these permissions are given from now on, also to who has more. */
  permit(...scopes: string[]): void;
  /** How many calls have room in a window. */
  limit(calls: number, windowS: number): void;
  trouble(...next: GreenhouseTrouble[]): void;
  /** Asked before each call, by its path, what happens in place of the truth; null for nothing. */
  onCall(disturb: (path: string) => GreenhouseTrouble | null): void;
  /** Hangs up on every call. */
  down(isDown: boolean): void;
  /** Every request so far, oldest first. */
  calls: { method: string; path: string; query: string }[];
  /** The header with which Greenhouse signs a body. */
  sign(body: string, secret: string): string;
  /** What is sent of something that happened. */
  event(action: string, payload: object): string;
  /** Sends it until it is answered 200; answers the status of each try. Greenhouse's pauses pass fast. */
  deliver(to: { url: string; secret: string }, body: string): Promise<number[]>;
  close(): Promise<void>;
};

/**
 * Greenhouse as far as a partner sees it, over real HTTP: the page on which people allow it, tokens that rotate, the lists of
 * Harvest v3 with their filters, pages and limits, files behind signed links, and what goes wrong with each.
 */
export async function startGreenhouse(
  options: { clock?: { now(): Date }; port?: number } = {},
): Promise<GreenhouseSimulator> {
  const world = new GreenhouseWorld(options.clock ?? { now: () => new Date() });
  const now = () => world.now();
  const tokens = new TokenPlace(now);
  const rate = new RateWindow(now);
  const troubles: GreenhouseTrouble[] = [];
  const calls: GreenhouseSimulator['calls'] = [];
  let isDown = false;
  let disturb: (path: string) => GreenhouseTrouble | null = () => null;

  const server = await serveHere(handle, options.port);
  const { origin } = server;
  const apiUrl = `${origin}/v3`;
  const lists = new Lists(world, apiUrl);
  world.filesUrl = `${origin}/files`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', origin);
    calls.push({ method, path: url.pathname, query: url.search });
    const isPage = url.pathname === '/authorize';
    const trouble = isPage || isDown ? null : (disturb(url.pathname) ?? troubles.shift());
    if (isDown) return void request.socket.destroy();
    if (trouble === 'slow') return;
    const isDone = !trouble || trouble === 'lost' || trouble === 'cut' || trouble === 'stall';
    const answer = isDone ? reply(request, url, body) : troubled(trouble);
    if (trouble === 'lost') return void request.socket.destroy();
    response.setHeader('Date', new Date(now()).toUTCString());
    if (trouble === 'cut' || trouble === 'stall') sendHalf(response, answer, trouble);
    else send(response, answer);
  }

  function reply(request: IncomingMessage, url: URL, body: string): Answer {
    try {
      return answered(request, url, body);
    } catch (error) {
      if (!(error instanceof GreenhouseRefusal)) throw error;
      return jsonAnswer(error.status, error.body, error.headers);
    }
  }

  function answered(request: IncomingMessage, url: URL, body: string): Answer {
    const { method, headers } = request;
    const { pathname, searchParams: query } = url;
    if (pathname === '/authorize') {
      const pressed = method === 'POST' ? new URLSearchParams(body).get('do') : null;
      const page = answerAuthorize(tokens, query, pressed);
      if ('html' in page) return htmlAnswer(page.status, page.html);
      return htmlAnswer(303, '', { Location: page.redirect });
    }
    if (pathname === '/token' && method === 'POST') {
      return jsonAnswer(200, tokens.answer(headers.authorization, new URLSearchParams(body)));
    }
    if (pathname.startsWith('/files/')) return answerFile(world, url, headers.authorization);
    const resource = /^\/v3\/([a-z_]+)$/.exec(pathname)?.[1];
    if (resource === undefined || method !== 'GET') throw notFound();
    return listed(resource, query, headers.authorization);
  }

  function listed(resource: string, query: URLSearchParams, authorization?: string): Answer {
    const may = tokens.mayWith(authorization);
    if (may === null) throw unauthorized();
    const window = rate.take();
    if (!may(`harvest:${resource}:list`)) throw forbidden();
    const { rows, next } = lists.answer(resource, query);
    return jsonAnswer(200, rows, { ...window, ...(next && { Link: `<${next}>; rel="next"` }) });
  }

  return {
    apiUrl,
    authUrl: origin,
    ...CLIENT,
    world,
    tokens,
    calls,
    env: {
      GREENHOUSE_CLIENT_ID: CLIENT.clientId,
      GREENHOUSE_CLIENT_SECRET: CLIENT.clientSecret,
      GREENHOUSE_API_BASE: origin,
      GREENHOUSE_AUTH_BASE: origin,
    },
    addJob: (job) => world.addJob(job),
    addApplication: (to) => world.addApplication(to),
    removeCandidate: (id) => world.removeCandidate(id),
    allow: (url) => press(url, 'allow'),
    deny: (url) => press(url, 'deny'),
    revoke: () => tokens.revoke(),
    expireTokens: () => tokens.expire(),
    expireCursors: () => lists.expireCursors(),
    permit: (...scopes) => tokens.permit(scopes),
    limit: (most, windowS) => rate.limit(most, windowS),
    trouble: (...next) => void troubles.push(...next),
    onCall: (next) => {
      disturb = next;
    },
    down: (down) => {
      isDown = down;
    },
    sign: signatureOf,
    event: (action, payload) => JSON.stringify({ action, payload }),
    deliver,
    close: server.close,
  };
}

function troubled(trouble: Exclude<GreenhouseTrouble, 'slow' | 'lost' | 'cut' | 'stall'>): Answer {
  if (trouble === 'broken') return jsonAnswer(500, { message: 'Internal Server Error' });
  if (trouble === 'nonsense') return htmlAnswer(200, '<!doctype html><title>Welcome</title>');
  const { status, retryAfter, body = { message: 'Refused' }, headers } = trouble;
  const after = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return jsonAnswer(status, body, { ...after, ...headers });
}

/** Looks at the page as a browser does, and presses a button of it. */
async function press(authorizeUrl: string, button: 'allow' | 'deny'): Promise<URL> {
  const page = await fetch(authorizeUrl, { redirect: 'manual' });
  await page.arrayBuffer();
  if (page.status !== 200) throw new Error(`The page answers ${page.status}.`);
  const body = new URLSearchParams({ do: button });
  const reply = await fetch(authorizeUrl, { method: 'POST', body, redirect: 'manual' });
  await reply.arrayBuffer();
  return new URL(reply.headers.get('location') ?? '');
}
