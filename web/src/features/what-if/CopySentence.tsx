import { Check, Copy } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useCopy } from '../../ui/use-copy';

/** Copies the change as a sentence and says so in place. */
export function CopySentence({ sentence }: { sentence: string }) {
  const { copied, copy } = useCopy(sentence);
  const done = copied === 'yes';
  const refused = copied === 'refused';
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
        {refused ? (
          <>
            Select it and copy by hand<span className="sm:hidden">: “{sentence}”</span>
          </>
        ) : (
          done && 'Sentence copied'
        )}
      </span>
    </span>
  );
}
