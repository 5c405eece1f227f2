import { useState } from 'react';
import { copyText } from './copy-text';

type Copying = {
  /** How copying this text went, to be said in place; `no` before, and for another text than the one that was copied. */
  copied: 'no' | 'yes' | 'refused';
  copy: () => Promise<void>;
};

type After = { onCopied?: (() => void) | undefined; onRefused?: () => void };

/** Copies a text to the clipboard and remembers whether the browser allowed it. */
export function useCopy(text: string, { onCopied, onRefused }: After = {}): Copying {
  const [last, setLast] = useState<{ text: string; copied: Copying['copied'] } | null>(null);
  const copy = () =>
    copyText(text).then(
      () => {
        setLast({ text, copied: 'yes' });
        onCopied?.();
      },
      () => {
        setLast({ text, copied: 'refused' });
        onRefused?.();
      },
    );
  return { copied: last?.text === text ? last.copied : 'no', copy };
}
