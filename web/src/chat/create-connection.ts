import type { ClientSocketMessage, ServerSocketMessage } from '@candor/domain/model/support';
import {
  afterClose,
  CLOSE,
  CONNECT_TIMEOUT_MS,
  PING_EVERY_MS,
  SILENCE_MS,
  waitBefore,
} from './chat-rules';
import type { ChatPhase } from './chat-state';
import { readFrame } from './read-frame';

/** An open socket. What is said on one that is not open yet, or no longer, is lost without a word. */
export type Line = { say: (text: string) => void; close: (code: number) => void };

export type LineListeners = { onText: (text: string) => void; onClose: (code: number) => void };

/** Does something after so many milliseconds, unless the answered function is called before. */
export type After = (milliseconds: number, act: () => void) => () => void;

export type ConnectionDeps = {
  open: (listeners: LineListeners) => Line;
  after: After;
  onPhase: (phase: ChatPhase, attempts: number) => void;
  onTold: (message: ServerSocketMessage) => void;
  /** The server refused by this close code: it is not tried again. */
  onRefused: (code: number) => void;
  log: (note: string) => void;
};

export type Connection = {
  start: () => void;
  /** Tries once more, as if it were the first time. */
  retry: () => void;
  ping: () => void;
  /** Hangs up for good. */
  stop: () => void;
};

/**
 * Maintains a connection to the server: it is greeted, kept alive, monitored, and reopened after a delay if lost.
 */
export function createConnection(deps: ConnectionDeps): Connection {
  let line: Line | null = null;
  let attempts = 0;
  let isReady = false;
  let isFatal = false;
  /** What an earlier line still says is not heard. */
  let turn = 0;
  const timers = { wait: none, silence: none, ping: none };

  function connect(): void {
    turn += 1;
    const mine = turn;
    isReady = false;
    isFatal = false;
    listenOn();
    line = deps.open({
      onText: (text) => {
        if (mine === turn) hear(text);
      },
      onClose: (code) => {
        if (mine === turn) lose(code);
      },
    });
  }

  function hangUp(): void {
    turn += 1;
    for (const cancel of Object.values(timers)) cancel();
    line?.close(CLOSE.normal);
    line = null;
  }

  function hear(text: string): void {
    const message = readFrame(text, deps.log);
    isReady ||= message?.type === 'ready';
    listenOn();
    if (!message) return;
    if (message.type === 'connected') pingLater();
    if (message.type === 'server_ping') say('pong');
    if (message.type === 'error') isFatal ||= message.fatal;
    if (message.type === 'ready') {
      attempts = 0;
      deps.onPhase('connected', attempts);
    }
    deps.onTold(message);
  }

  /** Every word proves that somebody is there. A line on which none follows is lost, though no browser noticed it. */
  function listenOn(): void {
    timers.silence();
    timers.silence = deps.after(isReady ? SILENCE_MS : CONNECT_TIMEOUT_MS, () => lose(CLOSE.lost));
  }

  function pingLater(): void {
    timers.ping();
    timers.ping = deps.after(PING_EVERY_MS, () => {
      say('ping');
      pingLater();
    });
  }

  function lose(code: number): void {
    hangUp();
    const next = isFatal ? 'refused' : afterClose(code, attempts);
    if (next === 'reconnect') {
      timers.wait = deps.after(waitBefore(attempts), connect);
      attempts += 1;
      deps.onPhase('reconnecting', attempts);
      return;
    }
    deps.onPhase(next === 'refused' ? 'off' : 'given_up', attempts);
    if (next === 'refused') deps.onRefused(code);
  }

  function say(type: ClientSocketMessage['type']): void {
    line?.say(JSON.stringify({ type } satisfies ClientSocketMessage));
  }

  function start(): void {
    hangUp();
    attempts = 0;
    deps.onPhase('connecting', attempts);
    connect();
  }

  return { start, retry: start, ping: () => say('ping'), stop: hangUp };
}

function none(): void {}
