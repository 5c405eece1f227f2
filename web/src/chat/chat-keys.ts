/** The names under which the chat of a person is kept in the browser begin like this. */
function prefixOf(userId: string): string {
  return `candor.chat.${userId}.`;
}

/** Where this browser stores the ticket of a person's open chat. */
export function ticketKey(userId: string): string {
  return `${prefixOf(userId)}ticket`;
}

/** Where this browser stores the messages of a ticket. */
export function messagesKey(userId: string, ticketId: string): string {
  return `${prefixOf(userId)}messages.${ticketId}`;
}

/** Records that the user was asked about browser notifications during a conversation. */
export function askedKey(userId: string, ticketId: string): string {
  return `${prefixOf(userId)}asked.${ticketId}`;
}

/** Whether a storage event of another tab is about the chat of this person. */
export function isChatKey(key: string | null, userId: string): boolean {
  return key === null || key.startsWith(prefixOf(userId));
}

/** Removes everything that this browser keeps of the person's chat. */
export function forgetChat(storage: Storage, userId: string): void {
  const names = Array.from({ length: storage.length }, (_, place) => storage.key(place));
  for (const name of names) if (name?.startsWith(prefixOf(userId))) storage.removeItem(name);
}
