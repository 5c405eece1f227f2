import { LONGEST_MESSAGE } from '@candor/domain/model/support';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useChat } from '../../../chat/use-chat';
import { isSendKey } from '../../../tickets/enter-sends';
import { KeysHint } from '../../../tickets/KeysHint';
import { IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { CONTROL, FieldFrame } from '../../../ui/Field';
import { whyNotSending } from './chat-words';

type ComposerProps = { draft: string; onDraft: (by: (before: string) => string) => void };

/** Where a message is written. Enter sends it; what could not be sent comes back. */
export function Composer({ draft, onDraft }: ComposerProps) {
  const { state, send } = useChat();
  const { isConnected } = state;
  const reason = whyNotSending(state);
  const isBlank = draft.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async () => {
    if (reason !== null || isBlank) return;
    onDraft(() => '');
    if (await send(draft)) return;
    // The next one may have been begun meanwhile.
    onDraft((begun) => (begun.trim() === '' ? draft : `${draft}\n${begun}`));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The button rests now, and the next message is written where this one was.
        field.current?.focus();
        void submit();
      }}
      className="flex shrink-0 items-start gap-1.5 border-t border-border p-2"
    >
      <FieldFrame label="Message" hideLabel hint={reason ?? <KeysHint />} className="flex-1">
        {(wiring) => (
          <textarea
            {...wiring}
            ref={field}
            rows={2}
            value={draft}
            maxLength={LONGEST_MESSAGE}
            // Disabled by its attribute it would drop the focus, and with it the way out by Escape.
            readOnly={!isConnected}
            aria-disabled={!isConnected}
            placeholder="Write a message"
            onChange={({ target }) => onDraft(() => target.value)}
            onKeyDown={onKeyDown}
            className={cx(
              CONTROL,
              'resize-none py-1.5 text-13 aria-disabled:bg-sunken aria-disabled:text-ink-3',
            )}
          />
        )}
      </FieldFrame>
      <IconButton
        type="submit"
        label={isBlank ? 'Send: write a message first' : 'Send'}
        icon={SendHorizontal}
        disabled={reason !== null || isBlank}
        className="mt-0.5"
      />
    </form>
  );
}
