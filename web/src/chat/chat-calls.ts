import type { SupportTicket } from '@candor/domain/model/support';
import { asClientError } from '../api/client-error';

/** The calls of a chat. Each throws `ClientError`. */
export type ChatCalls = {
  status: (ticketId: string) => Promise<SupportTicket>;
  /** Answers the id of the message. The same key for the same message: it is written once. */
  send: (ticketId: string, text: string, key: string) => Promise<string>;
  close: (ticketId: string) => Promise<unknown>;
};

/** Whether a call failed because its ticket is closed, or there is none. */
export function isGone(thrown: unknown): boolean {
  return ['conflict', 'not_found'].includes(asClientError(thrown).code);
}
