import { type KeyboardEvent, useState } from 'react';
import { ActionKeys } from '../../ui/actions/ActionKeys';
import type { Action } from '../../ui/actions/action';
import { isPlain } from '../../ui/actions/keys';
import { Button } from '../../ui/Button';

type ShortcutRowProps = {
  action: Action;
  /** Those in force; null while plain keys are off. */
  keys: string | null;
  onChange: (keys: string) => void;
};

/** One key and what it does. A plain key can be another one: the next press is it. */
export function ShortcutRow({ action, keys, onChange }: ShortcutRowProps) {
  const [listening, setListening] = useState(false);
  const listen = (event: KeyboardEvent) => {
    if (!listening || ['Tab', 'Shift'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== 'Escape' && !wordOf(event)) return;
    setListening(false);
    const word = wordOf(event);
    if (word) onChange(word);
  };
  return (
    <li className="flex min-h-9 items-center gap-3 text-13 pointer-coarse:min-h-11">
      <span className="min-w-0 flex-1">{action.label}</span>
      {keys ? <ActionKeys keys={keys} always /> : <span className="text-12 text-ink-3">off</span>}
      {isPlain(action.keys ?? '') ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={listening ? undefined : `Change the key of ${action.label}`}
          aria-live="polite"
          className="w-24"
          onClick={() => setListening(!listening)}
          onKeyDown={listen}
          onBlur={() => setListening(false)}
        >
          {listening ? 'Press a key' : 'Change'}
        </Button>
      ) : (
        <span className="w-24" />
      )}
    </li>
  );
}

/** The press as keys are written; null for one that cannot stand alone. Letters name Shift, signs already contain it. */
function wordOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return null;
  const letter = key.toLowerCase() !== key.toUpperCase();
  return letter && shiftKey ? `Shift+${key.toUpperCase()}` : key.toLowerCase();
}
