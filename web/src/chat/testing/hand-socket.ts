import type { ServerSocketMessage } from '@candor/domain/model/support';
import { at } from './a-chat';

/** The sockets that a page opened, whose server is the test. It stands in for the browser's own. */
export class HandSocket {
  static readonly OPEN = 1;
  static opened: HandSocket[] = [];
  readyState = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly said: string[] = [];
  readonly closed: (number | undefined)[] = [];

  constructor(
    readonly address: URL,
    readonly protocols: readonly string[],
  ) {
    HandSocket.opened.push(this);
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(code?: number): void {
    this.closed.push(code);
    this.readyState = 3;
  }

  tell(message: ServerSocketMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** Greets, sends the history, and says that it is complete. */
  greet(history: readonly ServerSocketMessage[] = []): void {
    const time = { ticket_id: 'ticket-00000001', timestamp: at(20) };
    this.readyState = HandSocket.OPEN;
    this.tell({ type: 'connected', ...time });
    for (const message of history) this.tell(message);
    this.tell({ type: 'ready', history_count: history.length, ...time });
  }

  /** The socket that was opened last. Throws when none was. */
  static last(): HandSocket {
    const socket = HandSocket.opened.at(-1);
    if (!socket) throw new Error('No socket was opened');
    return socket;
  }
}
