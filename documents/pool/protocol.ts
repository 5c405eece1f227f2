import type { ReadDocument } from '../document';

/** The parent's request to a child: one document at a time. */
export type ReadRequest = {
  bytes: Uint8Array;
  filename: string;
  maxPages: number;
  maxTextBytes: number;
  /** Whether scanned pages are recognised. */
  recognise: boolean;
};

/** A child's messages to its parent: that it has loaded its parsers, and then one response per request. */
export type ChildMessage = { kind: 'ready' } | { kind: 'read'; document: ReadDocument };

/** Narrows what arrives over the channel. */
export function isChildMessage(message: unknown): message is ChildMessage {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  return message.kind === 'ready' || (message.kind === 'read' && 'document' in message);
}
