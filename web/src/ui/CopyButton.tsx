import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './Button';
import { cx } from './class-names';
import { copyText } from './copy-text';

type CopyButtonProps = { text: string; label: string };

/** Copies a text and says so in place; if the browser refuses, it says that instead. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () =>
    copyText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <span className="inline-flex items-center">
      <IconButton label={label} icon={state === 'copied' ? Check : Copy} size="sm" onClick={copy} />
      <span role="status" className={cx('text-12 text-ink-3', state !== 'idle' && 'ml-1')}>
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'Select it and copy by hand'}
      </span>
    </span>
  );
}
