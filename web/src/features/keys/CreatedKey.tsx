import type { ApiKey } from '@candor/domain/model/api-key';
import { Check, Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveText } from '../../api/save-download';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { CONTROL } from '../../ui/Field';
import { useCopy } from '../../ui/use-copy';

type CreatedKeyProps = {
  created: ApiKey;
  /** The user tried to close without having saved it. */
  unkept: boolean;
  onKept: () => void;
  onClose: () => void;
};

/** A new key in full, to copy or to save: the only time that anybody sees it. */
export function CreatedKey({ created, unkept, onKept, onClose }: CreatedKeyProps) {
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(created.key, {
    onCopied: onKept,
    onRefused: () => field.current?.select(),
  });
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    saveText(`CANDOR_KEY=${created.key}\n`, `${fileNameOf(created.name)}.env`);
    onKept();
  };
  return (
    <div className="mt-2">
      <p className="text-14 text-ink-2">
        This is the only time it is shown. Keep it where your program reads its secrets, never in
        the code.
      </p>
      <label className="mt-4 block">
        <span className="mb-1 block text-13 font-medium">Key</span>
        <input
          ref={field}
          readOnly
          value={created.key}
          onFocus={(event) => event.target.select()}
          onCopy={onKept}
          className={`${CONTROL} h-10 font-mono text-12`}
        />
      </label>
      <p
        role="status"
        className={cx('mt-1.5 text-12 text-ink-2', unkept ? 'empty:hidden' : 'min-h-4.5')}
      >
        {copied === 'yes' && 'Copied to the clipboard.'}
        {copied === 'refused' && 'The browser did not allow it. Copy the selected key by hand.'}
      </p>
      {unkept && (
        <p role="alert" className="mt-1.5 text-13 text-balance text-warning">
          You have not copied or saved it yet. If you close now, you will need to create another
          key.
        </p>
      )}
      <div className="mt-4 flex flex-col-reverse gap-2 sm:flex-row">
        <Button onClick={onClose} className="sm:mr-auto">
          {unkept ? 'Close anyway' : 'Done'}
        </Button>
        <Button icon={Download} onClick={save}>
          Save as file
        </Button>
        <Button
          variant="primary"
          icon={copied === 'yes' ? Check : Copy}
          onClick={() => void copy()}
        >
          {copied === 'yes' ? 'Copied' : 'Copy key'}
        </Button>
      </div>
    </div>
  );
}

function fileNameOf(name: string): string {
  return `candor-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.replace(/-+$/, '');
}
