import type { ServerResponse } from 'node:http';
import type { Answer } from './api';

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

/** Whether a fault is an answer in place of the true one, and not something that happens to it. */
export function isScripted(fault: Fault | null): fault is Exclude<Fault, string> {
  return typeof fault === 'object' && fault !== null;
}

/** Sends an answer, as far as its fault lets it arrive. */
export function send(response: ServerResponse, answer: Answer, fault: Fault | null): void {
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
