import { Check, Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { saveText } from '../../../api/save-download';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { PrintSheet } from '../../../ui/PrintSheet';
import { useCopy } from '../../../ui/use-copy';
import type { ShownOnce } from '../../../ui/use-shown-once';

type RecoveryCodesProps = { codes: readonly string[]; shownOnce: ShownOnce };

const TITLE = 'Candor recovery codes';
const NOTE = 'Each code signs you in once in place of your authenticator app.';

/** Recovery codes, to copy, save or print: the only time that anybody sees them. */
export function RecoveryCodes({ codes, shownOnce }: RecoveryCodesProps) {
  const [printing, setPrinting] = useState(false);
  const { asked, noteKept, close } = shownOnce;
  const text = `${TITLE}\n${NOTE}\n\n${codes.join('\n')}\n`;
  const { copied, copy } = useCopy(text, { onCopied: noteKept });
  const save = () => {
    saveText(text, `${TITLE}.txt`);
    noteKept();
  };
  const print = () => {
    setPrinting(true);
    noteKept();
  };
  return (
    <div className="mt-2">
      <p className="text-14 text-ink-2">
        Keep these recovery codes where you can reach them without your phone. Each signs you in
        once in place of the app. They are not shown again.
      </p>
      <CodeList codes={codes} onCopy={noteKept} />
      <div className="mt-4 flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
        <Button
          variant={asked ? 'primary' : 'secondary'}
          icon={copied === 'yes' ? Check : Copy}
          onClick={() => void copy()}
        >
          {copied === 'yes' ? 'Copied' : 'Copy'}
        </Button>
        <Button icon={Download} onClick={save}>
          Save as file
        </Button>
        <Button icon={Printer} onClick={print}>
          Print
        </Button>
      </div>
      <p
        role="status"
        className={cx('mt-1.5 text-12 text-ink-2', asked ? 'empty:hidden' : 'min-h-4.5')}
      >
        {copied === 'yes' && 'Copied to the clipboard.'}
        {copied === 'refused' && 'The browser did not allow it. Select the codes and copy by hand.'}
      </p>
      {asked && (
        <p role="alert" className="mt-3 text-13 text-balance text-warning">
          You have not copied, saved or printed them yet. Without them a lost phone locks you out.
        </p>
      )}
      <div className="mt-4 flex justify-end">
        <Button variant={asked ? 'secondary' : 'primary'} onClick={close}>
          {asked ? 'Close anyway' : 'Done'}
        </Button>
      </div>
      {printing && (
        <PrintSheet title={TITLE} onDone={() => setPrinting(false)}>
          <h1 className="mb-2 text-20 font-strong">{TITLE}</h1>
          <p className="mb-4 text-13">{NOTE}</p>
          <CodeList codes={codes} />
        </PrintSheet>
      )}
    </div>
  );
}

function CodeList({ codes, onCopy }: { codes: readonly string[]; onCopy?: () => void }) {
  return (
    <ul
      aria-label="Recovery codes"
      onCopy={onCopy}
      className="mt-4 grid gap-x-6 gap-y-1 rounded-control border border-border bg-sunken p-3 font-mono text-12 sm:grid-cols-2"
    >
      {codes.map((code) => (
        <li key={code} className="whitespace-nowrap select-all">
          {code}
        </li>
      ))}
    </ul>
  );
}
