import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHere } from '../serve-here';
import { type Answer, answerCall, json } from './api';
import { DriveRefusal, forReason, unauthorised } from './errors';
import { type Fault, isScripted, send } from './faults';
import { Pages } from './pages';
import { serviceAccountKey, TokenPlace } from './tokens';
import { World } from './world';

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
  const pages = new Pages();
  let isDown = false;

  function countOpen(request: IncomingMessage, response: ServerResponse): void {
    if (!open.at.test(request.url ?? '')) return;
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    response.on('close', () => {
      open.now -= 1;
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    countOpen(request, response);
    const sent = await text(request);
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
        ? await tokens.answer(new URLSearchParams(sent), `${origin}/token`)
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
      return await answerCall(world, pages, { ...asked, range: request.headers.range ?? null });
    } catch (error) {
      if (!(error instanceof DriveRefusal)) throw error;
      const retryAfter = isScripted(fault) && 'retryAfter' in fault ? fault.retryAfter : undefined;
      const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
      return { ...json(error.body, error.status), headers };
    }
  }

  const server = await serveHere(handle, options.port);
  const { origin } = server;

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
      pages.mend();
    },
    /** So many rows are on a page, whatever is asked for. */
    setPageRows: (rows: number) => {
      pages.mostRows = rows;
    },
    /** The next pages are empty although there are more. */
    sendEmptyPages: (count: number) => pages.leaveEmpty(count),
    /** Every page names the same token from now on. */
    repeatTokens: () => pages.repeatTokens(),
    /** Page tokens that were given out are no longer taken. */
    forgetPages: () => pages.tokens.clear(),
    /** Hangs up on every call. */
    setDown: (down: boolean) => {
      isDown = down;
    },
    close: server.close,
  };
}
export type SimulatedDrive = Awaited<ReturnType<typeof startDrive>>;
