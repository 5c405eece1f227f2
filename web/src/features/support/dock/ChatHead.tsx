import type { SupportTicket } from '@candor/domain/model/support';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useChat } from '../../../chat/use-chat';
import { ticketNumber } from '../../../tickets/ticket-words';
import { Button, IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { connectionWords } from './chat-words';

type ChatHeadProps = { ticket: SupportTicket; onEnd: () => void; onClose: () => void };

/** The subject of the conversation, the state of its connection, and the buttons to close the panel. */
export function ChatHead({ ticket, onEnd, onClose }: ChatHeadProps) {
  const { state, minimize, openPanel } = useChat();
  const isOpen = state.panel === 'open';
  return (
    <header className="flex min-h-[58px] shrink-0 flex-col justify-center border-border py-1.5 pr-1.5 pl-3 not-last:border-b">
      <div className="flex items-center">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-13 font-strong" title={ticket.subject}>
            {ticket.subject}
          </h2>
          <p className="num flex items-center gap-1.5 text-12 text-ink-2">
            <span
              className={cx(
                'size-1.5 shrink-0 rounded-full forced-colors:bg-[CanvasText]',
                state.isConnected ? 'bg-success' : 'bg-ink-3',
              )}
              aria-hidden
            />
            <span role="status" className="whitespace-nowrap">
              {connectionWords(state)}
            </span>
            <span className="truncate font-mono text-ink-3">{ticketNumber(ticket.id)}</span>
          </p>
        </div>
        {!state.ended && (
          <IconButton
            label={isOpen ? 'Minimize' : 'Expand'}
            icon={isOpen ? ChevronDown : ChevronUp}
            aria-expanded={isOpen}
            onClick={isOpen ? minimize : openPanel}
          />
        )}
        <IconButton label="Close" icon={X} onClick={onClose} />
      </div>
      {isOpen && !state.ended && (
        <Button
          variant="link"
          size="sm"
          aria-haspopup="dialog"
          onClick={onEnd}
          className="-mb-1 -ml-2.5 self-start"
        >
          End conversation
        </Button>
      )}
    </header>
  );
}
