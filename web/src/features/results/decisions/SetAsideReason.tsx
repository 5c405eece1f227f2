import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { CONTROL } from '../../../ui/Field';

const COMMON = ['Location', 'Pay', 'Seniority', 'Another role fits better'];

type SetAsideReasonProps = { name: string; onSave: (reason: string) => void; onClose: () => void };

/** Asks why somebody was set aside. It waits at the side, takes no focus, and may stay unanswered. */
export function SetAsideReason({ name, onSave, onClose }: SetAsideReasonProps) {
  const [text, setText] = useState('');
  return (
    <form
      aria-label={`Why ${name} is set aside`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSave(text.trim());
      }}
      className="rounded-card border border-border bg-surface p-3 shadow-pop animate-[rise-in_180ms_var(--ease-out)]"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 pt-1 text-13">
          <span className="font-medium">{name} is set aside.</span>{' '}
          <span className="text-ink-2">Why? This is optional.</span>
        </p>
        <IconButton label="Say nothing" icon={X} size="sm" onClick={onClose} />
      </div>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {COMMON.map((reason) => (
          <button
            key={reason}
            type="button"
            onClick={() => onSave(reason)}
            className="h-7 rounded-full border border-border bg-surface px-2.5 text-13 text-ink-2 hover:bg-hover pointer-coarse:h-11"
          >
            {reason}
          </button>
        ))}
      </div>
      <div className="mt-2 flex gap-2">
        <input
          aria-label="Reason"
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
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
