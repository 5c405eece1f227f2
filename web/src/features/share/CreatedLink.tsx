import { Check, Copy, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { CONTROL } from '../../ui/Field';
import { useCopy } from '../../ui/use-copy';
import { useMediaQuery } from '../../ui/use-media-query';

type CreatedLinkProps = { url: string; onMore: () => void };

/** A new link, already on the clipboard where the browser allows it. It is shown this once. */
export function CreatedLink({ url, onMore }: CreatedLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const touched = useMediaQuery('(pointer: coarse)');
  const sends = touched && 'share' in navigator;
  const { copied, copy } = useCopy(url, { onRefused: () => selectAll(field.current) });
  /** Hands the link to what the device sends with. Whoever leaves that without sending has said so by it. */
  const send = () =>
    navigator.share({ url }).catch((error: DOMException) => {
      if (error.name !== 'AbortError') selectAll(field.current);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: copied once, when it is first shown
  useEffect(() => {
    void copy();
    // The button that made it is gone, and the focus with it.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  return (
    <div className="mt-4">
      <label className="block">
        <span className="mb-1 block text-13 font-medium">Link</span>
        <input
          ref={field}
          readOnly
          value={url}
          onFocus={(event) => selectAll(event.target)}
          className={`${CONTROL} h-10 font-mono text-13`}
        />
      </label>
      <p role="status" className="mt-1.5 text-12 text-ink-2">
        {copied === 'yes' && 'Copied to the clipboard. It is shown this once: send it now.'}
        {copied === 'refused' && 'Copy it by hand. It is shown this once: send it now.'}
      </p>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button onClick={onMore}>Another link</Button>
        {sends && (
          <Button variant="primary" icon={Send} onClick={() => void send()}>
            Send
          </Button>
        )}
        <Button
          variant={sends ? 'secondary' : 'primary'}
          icon={copied === 'yes' ? Check : Copy}
          onClick={() => void copy()}
        >
          {copied === 'yes' ? 'Copied' : 'Copy link'}
        </Button>
      </div>
    </div>
  );
}

/** Selects the whole link and leaves its beginning in sight: browsers scroll to where a selection ends. */
function selectAll(field: HTMLInputElement | null): void {
  if (!field) return;
  field.select();
  field.scrollLeft = 0;
}
