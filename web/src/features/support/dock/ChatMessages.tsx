import type { SupportTicket } from '@candor/domain/model/support';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../../../chat/chat-state';
import { useChat } from '../../../chat/use-chat';
import { newDay } from '../../../tickets/new-day';
import { useKeepPlace } from '../../../tickets/use-keep-place';
import { cx } from '../../../ui/class-names';
import { formatClock, formatMoment } from '../../../ui/format';

/** The messages. A reader at the end stays there; a reader further up is left there until they write themselves. */
export function ChatMessages({ ticket }: { ticket: SupportTicket }) {
  const { messages, isConnected } = useChat().state;
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = messages.at(-1);
  const own = last?.sending ? last.id : null;
  useKeepPlace(box, messages[0]?.id, last?.id);
  useLayoutEffect(() => {
    if (own) scrollToEnd(box.current);
  }, [own]);
  // A problem takes room from it, and a keyboard on the screen does.
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) scrollToEnd(box.current);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      role="log"
      aria-live="polite"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here the keyboard could not scroll it
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        atEnd.current = isAtEnd(currentTarget);
      }}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain bg-sunken p-3 -outline-offset-2 [overflow-anchor:none]"
    >
      {messages.length === 0 && (
        <div className="m-auto text-center">
          <p className="font-medium wrap-anywhere">{ticket.subject}</p>
          {isConnected && <p className="mt-1 text-ink-2">We usually answer here.</p>}
        </div>
      )}
      {messages.map((message, place) => (
        <Message
          key={message.id}
          message={message}
          day={newDay(message.timestamp, messages[place - 1]?.timestamp)}
        />
      ))}
    </div>
  );
}

/** Within this distance from its end it counts as being read at its end, in pixels. */
const NEAR = 32;

function isAtEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight >= scrollHeight - NEAR;
}

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}

const SIDE = {
  You: { place: 'items-end self-end', box: 'border-transparent bg-accent-soft' },
  'Support Team': { place: 'self-start', box: 'border-border bg-surface' },
  System: { place: 'items-center self-center text-center', box: 'border-border bg-bg text-ink-2' },
} as const;

function Message({ message, day }: { message: ChatMessage; day: string | null }) {
  const { author, content, timestamp, sending } = message;
  const { place, box } = SIDE[author];
  return (
    <>
      {day && <p className="num text-center text-12 text-ink-3">{day}</p>}
      <div className={cx('flex max-w-[88%] flex-col', place)}>
        <p className="num mb-0.5 text-12 text-ink-3">
          <span className="font-medium text-ink-2">{author}</span>{' '}
          {sending ? (
            'Sending...'
          ) : (
            <time dateTime={timestamp} title={formatMoment(timestamp)}>
              {formatClock(new Date(timestamp))}
            </time>
          )}
        </p>
        <p
          className={cx(
            'rounded-card border px-3 py-2 text-wrap wrap-anywhere whitespace-pre-wrap',
            box,
          )}
        >
          {content}
        </p>
      </div>
    </>
  );
}
