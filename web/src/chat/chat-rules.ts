import { supportSocket } from '@candor/domain/api/support';

/** How long the server may leave a new connection without a word before it counts as failed. */
export const CONNECT_TIMEOUT_MS = 10_000;

export const PING_EVERY_MS = 15_000;

/** Three pings without an answer: the line is dead, whatever the browser says of it. */
export const SILENCE_MS = 45_000;

/** The delay before each reconnection attempt: three seconds, doubling, at most thirty. */
export const RECONNECT_WAITS_MS = [3_000, 6_000, 12_000, 24_000, 30_000] as const;

/** Why a connection ended, as close codes say it; 1006 is what browsers say of a line that was cut. */
export const CLOSE = { normal: 1000, goingAway: 1001, lost: 1006 } as const;

const { signedOut, refused, unknownTicket } = supportSocket.codes;

/** After these the server would only refuse again. */
const REFUSALS: readonly number[] = [signedOut, refused, unknownTicket];

/** What follows the end of a connection: another try, word that there is none, or silence for good. */
export type AfterClose = 'reconnect' | 'give_up' | 'refused';

/** Decides by the close code, and by how many tries were made since the last connection that held. */
export function afterClose(code: number, attempts: number): AfterClose {
  if (REFUSALS.includes(code)) return 'refused';
  // Somebody closed it on purpose. A user who is still here may request another connection.
  if (code === CLOSE.normal || code === CLOSE.goingAway) return 'give_up';
  return attempts < RECONNECT_WAITS_MS.length ? 'reconnect' : 'give_up';
}

/** The delay before the next attempt, in milliseconds; `attempts` were made before it. */
export function waitBefore(attempts: number): number {
  return RECONNECT_WAITS_MS[Math.min(attempts, RECONNECT_WAITS_MS.length - 1)] ?? 0;
}

export type Standing = { hasTicket: boolean; isConnected: boolean; sending: boolean };

/** Whether a text may be sent now. */
export function maySend(text: string, { hasTicket, isConnected, sending }: Standing): boolean {
  return text.trim() !== '' && hasTicket && isConnected && !sending;
}
