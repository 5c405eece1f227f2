import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';

/** Copies the change as a sentence and says so in place. */
export function CopySentence({ sentence }: { sentence: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(sentence).then(
      () => setCopied(sentence),
      () => setRefused(true),
    );
  const done = copied === sentence;
  return (
    <span className="inline-flex items-center gap-2">
      <Button icon={done ? Check : Copy} onClick={() => void copy()}>
        {done ? (
          'Copied'
        ) : (
          <span>
            Copy<span className="max-sm:sr-only"> sentence</span>
          </span>
        )}
      </Button>
      <span role="status" className={refused ? 'text-12 text-ink-3' : 'sr-only'}>
        {refused ? 'Select it and copy by hand' : done && 'Sentence copied'}
      </span>
    </span>
  );
}
