import { Check, Copy } from 'lucide-react';
import { IconButton } from './Button';
import { cx } from './class-names';
import { useCopy } from './use-copy';

type CopyButtonProps = { text: string; label: string; onCopied?: (() => void) | undefined };

/** Copies a text and says so in place; if the browser refuses, it says that instead. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, { onCopied });
  return (
    <span className="inline-flex items-center">
      <IconButton label={label} icon={copied === 'yes' ? Check : Copy} size="sm" onClick={copy} />
      <span role="status" className={cx('text-12 text-ink-3', copied !== 'no' && 'ml-1')}>
        {copied === 'yes' && 'Copied'}
        {copied === 'refused' && 'Select it and copy by hand'}
      </span>
    </span>
  );
}
