import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copy-text';
import { CONTROL } from '../../ui/Field';

type CreatedLinkProps = { url: string; onMore: () => void };

/** A new link, already on the clipboard where the browser allows it. It is shown this once. */
export function CreatedLink({ url, onMore }: CreatedLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'copying' | 'copied' | 'refused'>('copying');
  const copy = useRef(() =>
    copyText(url).then(
      () => setState('copied'),
      () => {
        setState('refused');
        field.current?.select();
      },
    ),
  );
  useEffect(() => {
    void copy.current();
  }, []);
  return (
    <div className="mt-4">
      <label className="block">
        <span className="mb-1 block text-13 font-medium">Link</span>
        <input
          ref={field}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={`${CONTROL} h-10 font-mono text-13`}
        />
      </label>
      <p role="status" className="mt-1.5 text-12 text-ink-2">
        {state === 'copied' && 'Copied to the clipboard. It is shown this once: send it now.'}
        {state === 'refused' && 'Copy it by hand. It is shown this once: send it now.'}
      </p>
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={onMore}>Another link</Button>
        <Button
          variant="primary"
          icon={state === 'copied' ? Check : Copy}
          onClick={() => void copy.current()}
        >
          {state === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </div>
    </div>
  );
}
