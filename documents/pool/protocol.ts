import type { ReadDocument } from '../document';

/** What the parent asks of a child: one document at a time. */
export type ReadRequest = {
  bytes: Uint8Array;
  filename: string;
  maxPages: number;
  maxTextBytes: number;
  /** Whether scanned pages are recognised. */
  recognise: boolean;
};

/** What a child tells its parent: that it has loaded its parsers, and then one answer a request. */
export type ChildMessage = { kind: 'ready' } | { kind: 'read'; document: ReadDocument };

/** Narrows what arrives over the channel. */
export function isChildMessage(message: unknown): message is ChildMessage {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  return message.kind === 'ready' || (message.kind === 'read' && 'document' in message);
}
