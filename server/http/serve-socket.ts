import type { Access } from '@candor/domain/api/endpoint';
import { AppError } from '@candor/domain/errors';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { SessionActor } from '../access/actor';
import { admit } from '../access/admit';
import { authenticate } from '../access/authenticate';
import type { Caller } from '../access/caller';
import type { RequestLimit } from '../access/request-limit';
import { beyondAccount, withinAccount } from '../db/row-level-security';
import type { Deps } from '../deps';
import { isAway } from '../infrastructure-errors';
import type { Clock } from '../ports/clock';
import type { App } from './serve';

/** A socket of the contract. */
export type SocketSpec = {
  path: string;
  /** The subprotocol, and the prefix of the access token in the one next to it. */
  protocol: string;
  tokenPrefix: string;
  access: Access;
  codes: { signedOut: number; refused: number; unknownTicket: number };
};

/** One open socket, as a feature uses it. Anything said after its end is not sent. */
export type Line = {
  say(message: object): void;
  /** Resolves once everything that was said is on its way, or the line is closed. */
  sent(): Promise<void>;
  /** Closes it with a close code of RFC 6455, 7.4. */
  hangUp(code: number): void;
  /** Receives every frame that is a JSON object, from the first one on. */
  onMessage(listener: (message: object) => void): void;
  onEnd(listener: () => void): void;
};

export type SocketCall = { actor: SessionActor; params: Record<string, string>; line: Line };

/**
 * Serves a socket once its caller was admitted. Anything it throws is sent as an `error` message and closes the
 * socket.
 */
export type ServeSocket = (spec: SocketSpec, handler: (call: SocketCall) => Promise<void>) => void;

/** Our frames are tiny; nobody needs to send more. */
const MOST_BYTES = 16 * 1024;
/** Frames one socket may send per window: a page sends one every few seconds, and one after each message. */
const MOST_FRAMES = 100;
const FRAMES_MS = 10_000;
/** A reader with this much backlog is not reading. */
const MOST_UNSENT_BYTES = 1024 * 1024;

/** Close codes of RFC 6455 and the IANA registry: both ask the client to reconnect. */
const RESTARTING = 1012;
const TRY_LATER = 1013;
const BROKEN = 1011;

/** Lets an application serve sockets. A stopping process closes all of them. */
export async function takeSockets(app: App, protocols: ReadonlySet<string>): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: MOST_BYTES,
      handleProtocols: (offered: Set<string>) =>
        [...offered].find((name) => protocols.has(name)) ?? false,
    },
    preClose(done) {
      for (const client of this.websocketServer.clients) client.close(RESTARTING);
      done();
    },
  });
}

/** Creates the way in which features serve sockets; see `ServeSocket`. */
export function createServeSocket(
  app: App,
  deps: Deps,
  { requestLimit }: { requestLimit: RequestLimit },
): ServeSocket {
  return (spec, handler) => {
    const answer = async (line: Line, request: FastifyRequest) => {
      demandOwnPage(request, deps.config.publicUrl);
      const caller = await beyondAccount('who calls', () => callerOf(deps, spec, request));
      await requestLimit(caller?.actor.userId ?? null, request.ip);
      admit({ access: spec.access, method: 'GET' }, caller, deps.clock.now());
      const actor = sessionOf(caller);
      const params = request.params as Record<string, string>;
      await withinAccount(actor.userId, () => handler({ actor, params, line }));
    };
    app.route({
      method: 'GET',
      url: spec.path,
      handler: () => {
        throw new AppError('not_found');
      },
      wsHandler: (socket, request) => {
        hangUpOnFloods(socket, deps.clock);
        const line = lineOver(socket);
        answer(line, request).catch((error) => refuse(error, { spec, line, request }));
      },
    });
  };
}

/** A foreign page cannot know the token; this keeps it from even asking. Programs send no origin. */
function demandOwnPage({ headers, host }: FastifyRequest, publicUrl: string): void {
  const { origin } = headers;
  if (origin === undefined) return;
  const own = [new URL(publicUrl).host, host];
  if (URL.canParse(origin) && own.includes(new URL(origin).host)) return;
  throw new AppError('permission_denied', { reason: 'origin' });
}

async function callerOf(
  deps: Deps,
  { tokenPrefix }: SocketSpec,
  { headers, ip }: FastifyRequest,
): Promise<Caller | null> {
  const offered = String(headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/);
  const token = offered.find((name) => name.startsWith(tokenPrefix))?.slice(tokenPrefix.length);
  if (!token || token.length > 200) return null;
  return authenticate(deps, { token, ip }, deps.clock.now());
}

/** Only sessions are accepted here: a key is not a session token. Suspended accounts have nobody to talk to. */
function sessionOf(caller: Caller | null): SessionActor {
  const actor = caller?.actor;
  if (!actor || actor.apiKeyId !== null) throw new AppError('authentication_required');
  if (actor.suspended) throw new AppError('permission_denied');
  return actor;
}

type Refused = { spec: SocketSpec; line: Line; request: FastifyRequest };

function refuse(error: unknown, { spec, line, request }: Refused): void {
  if (error instanceof AppError) {
    const code = closeCodeOf(error, spec);
    const fatal = code !== TRY_LATER;
    line.say({ type: 'error', message: error.message, code: error.code, fatal });
    line.hangUp(code);
    return;
  }
  const passes = isAway(error);
  if (!passes) request.log.error({ err: error }, 'a socket failed');
  const { code, message } = new AppError('service_unavailable');
  line.say({ type: 'error', message, code, fatal: false });
  line.hangUp(passes ? TRY_LATER : BROKEN);
}

function closeCodeOf({ code }: AppError, { codes }: SocketSpec): number {
  switch (code) {
    case 'authentication_required':
      return codes.signedOut;
    case 'not_found':
      return codes.unknownTicket;
    case 'rate_limited':
    case 'service_unavailable':
      return TRY_LATER;
    default:
      return codes.refused;
  }
}

/** Counts every frame, even meaningless ones: reading them costs as much. */
function hangUpOnFloods(socket: WebSocket, clock: Clock): void {
  let since = clock.now().getTime();
  let frames = 0;
  const count = () => {
    const now = clock.now().getTime();
    if (now - since >= FRAMES_MS) [since, frames] = [now, 0];
    frames += 1;
    if (frames <= MOST_FRAMES) return;
    socket.removeAllListeners('message');
    socket.close(TRY_LATER);
  };
  socket.on('message', count);
  socket.on('ping', count);
}

function lineOver(socket: WebSocket): Line {
  // A broken connection also emits close, and that is what we listen to.
  socket.on('error', () => {});
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isOver = true;
      resolve();
    });
  });
  let sent = Promise.resolve();
  return {
    say(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNSENT_BYTES) return socket.terminate();
      sent = new Promise((resolve) => {
        socket.send(JSON.stringify(message), () => resolve());
      });
    },
    sent: () => Promise.race([sent, over]),
    hangUp: (code) => socket.close(code),
    onMessage: (listener) =>
      socket.on('message', (data, isBinary) => {
        const message = isBinary ? null : objectIn(String(data));
        if (message) listener(message);
      }),
    onEnd(listener) {
      // The client may have disconnected while it was being admitted.
      if (isOver) listener();
      else socket.once('close', listener);
    },
  };
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    // Not one of the messages that exist.
    return null;
  }
}
