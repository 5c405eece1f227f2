import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answerCall, json, type Paging } from './api';
import { DriveRefusal, forReason, unauthorised } from './errors';
import { serviceAccountKey, TokenPlace } from './tokens';
import { World } from './world';

/** What goes wrong with the next calls, one after the other. */
export type Fault =
  /** Drive's own error with its reason. */
  | { reason: string; status: number; retryAfter?: string }
  /** Hangs up in the middle of the answer. */
  | 'cut'
  /** Begins to answer and says no more. */
  | 'stall'
  /** Hangs up without a word. */
  | 'hang up'
  /** A whole answer that is none of Drive's. */
  | { raw: string; status?: number; location?: string }
  /** The first bytes of the body are others. */
  | 'garble';

type Ordered = { fault: Fault; at: RegExp };

/**
 * Google Drive v3 as far as a service account sees it, over real HTTP: the token endpoint, `files.list` with its search, its
 * masks and its pages, `files.get` with downloads and ranges, `files.export`, and what goes wrong with each.
 */
export async function startDrive(options: { clock: { now(): Date }; port?: number }) {
  const world = new World();
  const tokens = new TokenPlace(options.clock);
  const ordered: Ordered[] = [];
  const requests: { path: string; query: URLSearchParams }[] = [];
  const hooks: { at: RegExp; run(): void }[] = [];
  const open = { at: /^\/drive/, now: 0, most: 0 };
  let isDown = false;
  let emptyPages = 0;
  let tokenMode: 'fresh' | 'repeated' = 'fresh';
  let made = 0;

  const paging: Paging & { mostRows: number } = {
    mostRows: 1000,
    tokens: new Map(),
    nextToken: () => {
      made += 1;
      return tokenMode === 'repeated' ? '~!the-same' : `~!${made}`;
    },
    isEmpty: () => {
      emptyPages -= 1;
      return emptyPages >= 0;
    },
  };

  const server = createServer((request, response) => {
    if (open.at.test(request.url ?? '')) {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      response.on('close', () => {
        open.now -= 1;
      });
    }
    void handle(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    const url = new URL(request.url ?? '/', origin);
    requests.push({ path: url.pathname, query: url.searchParams });
    const at = ordered.findIndex((one) => one.at.test(`${url.pathname}${url.search}`));
    const [order] = at === -1 ? [] : ordered.splice(at, 1);
    const fault = isDown ? 'hang up' : (order?.fault ?? null);
    if (fault === 'hang up') {
      request.socket.destroy();
      return;
    }
    const answer =
      url.pathname === '/token' && !isScripted(fault)
        ? await tokens.answer(new URLSearchParams(text), `${origin}/token`)
        : await answered(request, url, fault);
    send(response, answer, fault);
    const hook = hooks.findIndex((one) => one.at.test(`${url.pathname}${url.search}`));
    if (hook !== -1) for (const { run } of hooks.splice(hook, 1)) run();
  }

  async function answered(
    request: IncomingMessage,
    url: URL,
    fault: Fault | null,
  ): Promise<Answer> {
    if (isScripted(fault) && 'raw' in fault) {
      const body = Buffer.from(fault.raw);
      const headers = fault.location === undefined ? {} : { location: fault.location };
      return { status: fault.status ?? 200, type: 'text/html', body, headers };
    }
    try {
      if (isScripted(fault)) throw forReason(fault.status, fault.reason);
      if (!tokens.accepts(request.headers.authorization)) throw unauthorised();
      const asked = { path: url.pathname, query: url.searchParams };
      return await answerCall(world, paging, { ...asked, range: request.headers.range ?? null });
    } catch (error) {
      if (!(error instanceof DriveRefusal)) throw error;
      const retryAfter = isScripted(fault) && 'retryAfter' in fault ? fault.retryAfter : undefined;
      const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return { ...json(error.body, error.status), headers };
    }
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    world,
    tokens,
    origin,
    /** The settings of a product that uses it. */
    env: {
      GOOGLE_SERVICE_ACCOUNT: serviceAccountKey(),
      GOOGLE_API_BASE: origin,
      GOOGLE_TOKEN_URL: `${origin}/token`,
    },
    /** Every request so far, oldest first. */
    requests: requests as readonly { path: string; query: URLSearchParams }[],
    /** Does something once such a request was answered. */
    onNext: (at: RegExp, run: () => void) => {
      hooks.push({ at, run });
    },
    /** Begins to count which requests of a kind are open at once. */
    countOpen: (at: RegExp) => Object.assign(open, { at, now: 0, most: 0 }),
    mostOpen: () => open.most,
    /** Makes the next calls whose path and query fit go wrong. */
    failNext: (
      fault: Fault,
      { at = /^\/drive/, times = 1 }: { at?: RegExp; times?: number } = {},
    ) => {
      for (let left = times; left > 0; left -= 1) ordered.push({ fault, at });
    },
    /** Forgets ordered faults that have not come yet. */
    mend: () => {
      ordered.length = 0;
      hooks.length = 0;
      emptyPages = 0;
      tokenMode = 'fresh';
    },
    /** So many rows are on a page, whatever is asked for. */
    setPageRows: (rows: number) => {
      paging.mostRows = rows;
    },
    /** The next pages are empty although there are more. */
    sendEmptyPages: (count: number) => {
      emptyPages = count;
    },
    /** Every page names the same token from now on. */
    repeatTokens: () => {
      tokenMode = 'repeated';
    },
    /** Page tokens that were given out are no longer taken. */
    forgetPages: () => paging.tokens.clear(),
    /** Hangs up on every call. */
    setDown: (down: boolean) => {
      isDown = down;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type SimulatedDrive = Awaited<ReturnType<typeof startDrive>>;

const isScripted = (fault: Fault | null): fault is Exclude<Fault, string> =>
  typeof fault === 'object' && fault !== null;

function send(response: ServerResponse, answer: Answer, fault: Fault | null): void {
  const { status, type, headers, body } = answer;
  const length = body.byteLength;
  response.writeHead(status, { 'content-type': type, 'content-length': length, ...headers });
  if (fault === 'garble') {
    response.end(Buffer.concat([Buffer.alloc(Math.min(1, length), 0), body.subarray(1)]));
  } else if (fault === 'cut' || fault === 'stall') {
    response.write(body.subarray(0, Math.floor(length / 2)), () => {
      if (fault === 'cut') response.destroy();
    });
    response.flushHeaders();
  } else response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
