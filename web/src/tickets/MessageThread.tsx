import { useRef } from 'react';
import { Button } from '../ui/Button';
import { cx } from '../ui/class-names';
import { formatClock, formatMoment } from '../ui/format';
import { ProblemLine } from '../ui/ProblemLine';
import { newDay } from './new-day';
import { useKeepPlace } from './use-keep-place';
import type { OlderMessages } from './use-thread';

export type ThreadMessage = {
  id: string;
  text: string;
  at: string;
  author: string;
  /** Written by the side that reads it. */
  own: boolean;
};

type MessageThreadProps = {
  label: string;
  messages: readonly ThreadMessage[];
  older: OlderMessages;
  className?: string;
};

/** A conversation. It scrolls by itself, also by keyboard, and what is new in it is spoken. */
export function MessageThread({ label, messages, older, className }: MessageThreadProps) {
  const box = useRef<HTMLDivElement>(null);
  useKeepPlace(box, messages[0]?.id, messages.at(-1)?.id);
  return (
    <div
      ref={box}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here the keyboard could not scroll it
      tabIndex={0}
      className={cx('flex flex-col gap-3 overflow-y-auto [overflow-anchor:none]', className)}
    >
      {older.exist && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
          <Button size="sm" variant="quiet" busy={older.loading} onClick={older.load}>
            Show earlier messages
          </Button>
          {older.failed && <ProblemLine size="sm">They could not be loaded.</ProblemLine>}
        </div>
      )}
      {messages.map((message, at) => (
        <Message
          key={message.id}
          message={message}
          day={newDay(message.at, messages[at - 1]?.at)}
        />
      ))}
    </div>
  );
}

function Message({ message, day }: { message: ThreadMessage; day: string | null }) {
  const { text, at, author, own } = message;
  return (
    <>
      {day && <p className="num text-center text-12 text-ink-3">{day}</p>}
      <div className={cx('flex max-w-[85%] flex-col', own ? 'items-end self-end' : 'self-start')}>
        <p className="num mb-0.5 text-12 text-ink-3">
          <span className="font-medium text-ink-2">{author}</span>{' '}
          <time dateTime={at} title={formatMoment(at)}>
            {formatClock(new Date(at))}
          </time>
        </p>
        <p
          className={cx(
            'rounded-card border px-3 py-2 text-14 text-wrap wrap-anywhere whitespace-pre-wrap',
            own ? 'border-transparent bg-accent-soft' : 'border-border bg-surface',
          )}
        >
          {text}
        </p>
      </div>
    </>
  );
}
