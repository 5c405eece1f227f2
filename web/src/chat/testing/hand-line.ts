import type { ServerSocketMessage } from '@candor/domain/model/support';
import type { Line, LineListeners } from '../create-connection';
import { at } from './a-chat';

/** Sockets whose server is the test. Messages concern the one that was opened last. */
export function handLine() {
  const opened: { listeners: LineListeners; said: string[]; closed: number[] }[] = [];
  const last = () => {
    const line = opened.at(-1);
    if (!line) throw new Error('No socket was opened');
    return line;
  };
  const tell = (message: ServerSocketMessage) => last().listeners.onText(JSON.stringify(message));
  const time = { ticket_id: 'ticket-00000001', timestamp: at(20) };
  return {
    open: (listeners: LineListeners): Line => {
      const line = { listeners, said: [] as string[], closed: [] as number[] };
      opened.push(line);
      return {
        say: (text) => void line.said.push(String(JSON.parse(text).type)),
        close: (code) => void line.closed.push(code),
      };
    },
    opened,
    /** What the page said on the last socket. */
    said: () => last().said,
    tell,
    write: (text: string) => last().listeners.onText(text),
    cut: (code = 1006) => last().listeners.onClose(code),
    /** Greets, sends the history, and says that it is complete. */
    greet: (history: readonly ServerSocketMessage[] = []) => {
      tell({ type: 'connected', ...time });
      for (const message of history) tell(message);
      tell({ type: 'ready', history_count: history.length, ...time });
    },
  };
}
