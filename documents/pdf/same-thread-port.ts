type Listener = (event: { data: unknown }) => void;

/**
 * The channel between the two halves of pdf.js when both run in this thread. Its own one clones every
 * message as if it went to another thread, glyph by glyph; nothing here changes what it is sent, so
 * only the two lists that the sender empties afterwards are copied.
 */
export class SameThreadPort {
  readonly #listeners = new Set<Listener>();

  /** Delivers to both halves, each of which handles its own messages, after the current step. */
  postMessage(message: unknown): void {
    const event = { data: withOwnLists(message) };
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener(event);
    });
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.delete(listener);
  }
}

function withOwnLists(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !('chunk' in message)) return message;
  const { chunk } = message;
  if (typeof chunk !== 'object' || chunk === null) return message;
  if (!('fnArray' in chunk && 'argsArray' in chunk)) return message;
  const { fnArray, argsArray } = chunk;
  if (!Array.isArray(fnArray) || !Array.isArray(argsArray)) return message;
  return { ...message, chunk: { ...chunk, fnArray: [...fnArray], argsArray: [...argsArray] } };
}
