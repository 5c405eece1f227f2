import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHere } from '../serve-here';
import { type Account, answerCall } from './api';
import { StartedAssessments } from './assessments';
import { deliver, signatureOf } from './deliver';
import { Files } from './files';
import { Lists } from './lists';
import { AshbyRefusal, blockedAgent, noKey, wrongKey } from './refusal';
import { type AshbyTrouble, send, sendTrouble } from './trouble';
import { AshbyWorld, type NewApplication, type NewJob } from './world';

export type AshbySimulator = {
  /** For ASHBY_API_BASE. */
  url: string;
  /** A good key. Others are refused with 403. */
  key: string;
  world: AshbyWorld;
  /** What it had started elsewhere. */
  started: StartedAssessments;
  addJob(job: NewJob): string;
  addApplication(application: NewApplication): { applicationId: string; candidateId: string };
  removeCandidate(candidateId: string): void;
  /** No key works any more that was given out so far. */
  withdraw(): void;
  /** Another good key. */
  newKey(): string;
  /** The permissions that the key has, in place of those before. */
  permit(...scopes: string[]): void;
  trouble(...next: AshbyTrouble[]): void;
  /** Hangs up on everybody. */
  down(isDown: boolean): void;
  /** Sync tokens that were given out are over. */
  expireTokens(): void;
  /** So are cursors. */
  expireCursors(): void;
  /** So are links to files, and so many of the next ones before anybody uses them. */
  expireFiles(next?: number): void;
  /** So many rows are on a page, whatever is asked for. */
  setPageRows(rows: number): void;
  /** The last page of a list names a cursor, too. */
  keepCursors(keeps: boolean): void;
  /** Every call so far, the oldest first. */
  calls: { method: string; body: unknown }[];
  /** The header Ashby-Signature. */
  sign(body: string, secret: string): string;
  /** What is sent of something that happened. */
  event(action: string, data: object): string;
  /** Sends it until it is taken or refused for good; answers the status of each try. Ashby's pauses pass fast. */
  deliver(to: { url: string; secret: string | null }, body: string): Promise<number[]>;
  close(): Promise<void>;
};

/** Agents that name no program are kept out. */
const NAMELESS = /^(?:|node|undici|curl\/.*)$/;

/**
 * Ashby's API as far as it is used, over real HTTP: keys with permissions, refusals that come with 200, lists with cursors and sync
 * tokens, signed links to files, and what goes wrong with each.
 */
export async function startAshby({ port = 0 }: { port?: number } = {}): Promise<AshbySimulator> {
  const world = new AshbyWorld();
  const lists = new Lists();
  const files = new Files(world);
  const started = new StartedAssessments();
  const keys = new Set<string>();
  const calls: { method: string; body: unknown }[] = [];
  const troubles: AshbyTrouble[] = [];
  let scopes: ReadonlySet<string> = new Set(['apiKeys:read', 'jobs:read', 'candidates:read']);
  let isDown = false;
  let origin = '';

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    const { pathname } = new URL(request.url ?? '/', origin);
    if (isDown) {
      request.socket.destroy();
      return;
    }
    if (pathname.startsWith('/files/')) {
      const { status, body } = files.open(pathname, request.headers.authorization);
      response.writeHead(status, { 'content-type': 'application/octet-stream' }).end(body);
      return;
    }
    const method = pathname.slice(1);
    const trouble = troubles.shift();
    calls.push({ method, body: jsonIn(sent) });
    if (trouble !== undefined && trouble !== 'lost') return sendTrouble(response, trouble);
    const [status, body] = answered(request, method, jsonIn(sent));
    // What was done is done, whoever hears of it.
    if (trouble === 'lost') request.socket.destroy();
    else send(response, status, body);
  }

  function answered(
    request: IncomingMessage,
    method: string,
    asked: unknown,
  ): [number, object | string] {
    try {
      if (NAMELESS.test(request.headers['user-agent'] ?? '')) throw blockedAgent();
      demandKey(request.headers.authorization);
      if (request.method !== 'POST') return [404, 'Not Found'];
      if (!isObject(asked)) return [400, 'The body is no JSON object'];
      const account: Account = { world, lists, files, started, origin, scopes };
      const given = answerCall(account, method, asked);
      return given === null ? [404, 'Not Found'] : [200, given];
    } catch (error) {
      if (error instanceof AshbyRefusal) return [error.status, error.body];
      throw error;
    }
  }

  /** The key is the name; the password is empty. */
  function demandKey(authorization: string | undefined): void {
    const given = Buffer.from(authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
    if (given === '' || given === ':') throw noKey();
    if (!given.endsWith(':') || !keys.has(given.slice(0, -1))) throw wrongKey();
  }

  function newKey(): string {
    const key = `ashby_test_${randomUUID()}`;
    keys.add(key);
    return key;
  }

  const server = await serveHere(handle, port);
  origin = server.origin;
  return {
    url: origin,
    key: newKey(),
    world,
    started,
    calls,
    addJob: (job) => world.addJob(job),
    addApplication: (application) => world.addApplication(application),
    removeCandidate: (candidateId) => world.removeCandidate(candidateId),
    withdraw: () => keys.clear(),
    newKey,
    permit: (...given) => {
      scopes = new Set(given);
    },
    trouble: (...next) => {
      troubles.push(...next);
    },
    down: (down) => {
      isDown = down;
    },
    expireTokens: () => lists.forgetTokens(),
    expireCursors: () => lists.forgetCursors(),
    expireFiles: (next = 0) => files.expire(next),
    setPageRows: (rows) => {
      lists.mostRows = rows;
    },
    keepCursors: (keeps) => {
      lists.keepsCursors = keeps;
    },
    sign: signatureOf,
    deliver,
    event: (action, data) => JSON.stringify({ webhookActionId: randomUUID(), action, data }),
    close: server.close,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
