import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import { badgeText } from '../../../ui/badge-text';

type ChatButtonProps = {
  unread: number;
  isOpen: boolean;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
};

/** The button that floats over every page while a ticket is active. */
export function ChatButton({ unread, isOpen, onPress, ref }: ChatButtonProps) {
  const name = unread === 0 ? 'Support chat' : `Support chat, ${unread} unread`;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={name}
      aria-expanded={isOpen}
      title={name}
      onClick={onPress}
      className="relative grid size-12 shrink-0 place-items-center rounded-full border border-ink bg-ink text-on-ink shadow-pop transition-colors duration-120 ease-out hover:border-ink-2 hover:bg-ink-2"
    >
      <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="num absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full border-2 border-bg bg-accent px-1 text-12 leading-none font-medium text-on-ink box-content forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
        >
          {badgeText(unread)}
        </span>
      )}
    </button>
  );
}
