import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useActions } from '../../../ui/actions/use-actions';
import { Button, IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { CONTROL } from '../../../ui/Field';
import { Kbd } from '../../../ui/Kbd';

const COMMON = ['Location', 'Pay', 'Seniority', 'Another role fits better'];

type SetAsideReasonProps = {
  name: string;
  /** They were set aside with a mouse: what is typed next is the answer, and not the keys of the list. */
  takesFocus: boolean;
  onSave: (reason: string) => void;
  onClose: () => void;
};

/**
 * Asks why somebody was set aside. It waits at the side and may stay unanswered: whoever decides with keys goes on with
 * them, and comes here with one.
 */
export function SetAsideReason({ name, takesFocus, onSave, onClose }: SetAsideReasonProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useActions([
    {
      id: 'decision.reason',
      label: `Say why ${name} is set aside`,
      scope: 'selection',
      group: 'Decisions',
      keys: 'r',
      reach: 'dialogs',
      run: () => field.current?.focus(),
    },
  ]);
  /** The focus goes back to where it came from, before this is gone. */
  const goBack = () => before.current?.focus({ preventScroll: true });
  const save = (reason: string) => {
    goBack();
    onSave(reason);
  };
  const close = () => {
    goBack();
    onClose();
  };
  return (
    <form
      aria-label={`Why ${name} is set aside`}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') save(text.trim());
      }}
      className="rounded-card border border-border bg-surface p-3 shadow-pop animate-[rise-in_180ms_var(--ease-out)]"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 pt-1 text-13">
          <span className="font-medium">{name} is set aside.</span>{' '}
          <span className="text-ink-2">Why? This is optional.</span> <Kbd>R</Kbd>
        </p>
        <IconButton label="Say nothing" icon={X} size="sm" onClick={close} />
      </div>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {COMMON.map((reason) => (
          <button
            key={reason}
            type="button"
            onClick={() => save(reason)}
            className="h-7 rounded-full border border-border bg-surface px-2.5 text-13 text-ink-2 hover:bg-hover pointer-coarse:h-11"
          >
            {reason}
          </button>
        ))}
      </div>
      <div className="mt-2 flex gap-2">
        <input
          ref={field}
          aria-label="Reason"
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
          placeholder="In your words"
          className={cx(CONTROL, 'h-8 text-13 pointer-coarse:h-11')}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Save
        </Button>
      </div>
    </form>
  );
}
