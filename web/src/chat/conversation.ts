import type { HistoryMessage, SupportMessage } from '@candor/domain/model/support';
import type { ChatMessage } from './chat-state';

/** A message of the wire as it is shown. */
export function fromWire(message: HistoryMessage | SupportMessage): ChatMessage {
  const { id, timestamp, is_from_support: isFromSupport } = message;
  const author = isFromSupport ? 'Support Team' : 'You';
  return { id, content: message.message, timestamp, isFromSupport, author, sending: false };
}

/** A message that is being sent. It comes last, even if this device's clock is behind the server's. */
export function temporary(
  messages: readonly ChatMessage[],
  { id, content, now }: { id: string; content: string; now: Date },
): ChatMessage {
  const latest = Date.parse(messages.at(-1)?.timestamp ?? '');
  const at = Number.isNaN(latest) ? now.getTime() : Math.max(now.getTime(), latest + 1);
  const timestamp = new Date(at).toISOString();
  return { id, content, timestamp, isFromSupport: false, author: 'You', sending: true };
}

/** Shown here when the conversation has ended, and never stored. */
export function systemNote(messages: readonly ChatMessage[], content: string, now: Date) {
  const note = temporary(messages, { id: 'system', content, now });
  return { ...note, author: 'System', sending: false } satisfies ChatMessage;
}

/**
 * With a message from the server. A known one is not added again; the server's time replaces ours. The echo of a text
 * that is being sent replaces that.
 */
export function merge(messages: readonly ChatMessage[], told: ChatMessage): readonly ChatMessage[] {
  const known = messages.find(({ id }) => id === told.id);
  if (known?.timestamp === told.timestamp) return messages;
  const echoed = known ?? (told.isFromSupport ? undefined : sendingOf(messages, told.content));
  const others = echoed ? messages.filter((message) => message !== echoed) : messages;
  return [...others, told].sort(byTime);
}

/** With the id that the server gave a message that was on its way; its echo may have brought the same one before. */
export function named(
  messages: readonly ChatMessage[],
  sent: ChatMessage,
  id: string,
): readonly ChatMessage[] {
  const others = messages.filter((message) => message.id !== sent.id);
  if (others.some((message) => message.id === id)) return others;
  return [...others, { ...sent, id, sending: false }].sort(byTime);
}

/** The messages but this one. */
export function without(messages: readonly ChatMessage[], id: string): readonly ChatMessage[] {
  return messages.filter((message) => message.id !== id);
}

function sendingOf(messages: readonly ChatMessage[], content: string): ChatMessage | undefined {
  return messages.find((message) => message.sending && message.content === content);
}

function byTime(a: ChatMessage, b: ChatMessage): number {
  return Date.parse(a.timestamp) - Date.parse(b.timestamp);
}

/** How many messages of support came after that moment. Before the first look all of them did. */
export function unreadAfter(messages: readonly ChatMessage[], readUpTo: string | null): number {
  const from = readUpTo === null ? Number.NEGATIVE_INFINITY : Date.parse(readUpTo);
  return messages.filter(
    ({ isFromSupport, timestamp }) => isFromSupport && Date.parse(timestamp) > from,
  ).length;
}

/** When support wrote last; null when it did not yet. Only the server's clock counts: ours may be ahead of it. */
export function latestAnswer(messages: readonly ChatMessage[]): string | null {
  return readUpToBefore(messages, 0);
}

/** The moment up to which was read, where the server knows how many messages of support were not. */
export function readUpToBefore(messages: readonly ChatMessage[], unread: number): string | null {
  const answers = messages.filter(({ isFromSupport }) => isFromSupport);
  return answers.at(-unread - 1)?.timestamp ?? null;
}
