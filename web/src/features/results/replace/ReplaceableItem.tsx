import type { ReplacedDocument } from '@candor/domain/model/batch';
import { DOCUMENT_TYPES } from '@candor/domain/model/document-types';
import { useRef, useState } from 'react';
import { documentError } from '../../../forms/document-error';
import { Button } from '../../../ui/Button';
import { UnreadItem } from '../list/UnreadItem';
import type { UnreadRow } from '../rows/build-rows';
import { PasteDialog } from './PasteDialog';
import { ReplaceNote } from './ReplaceNote';
import { useReplace } from './use-replace';

type ReplaceableItemProps = {
  batchId: string;
  row: UnreadRow;
  cost: string;
  /** Nothing can be charged at the moment; the reason is above the list. */
  closed: boolean;
  onReplaced: (answer: ReplacedDocument) => void;
};

/** A document that could not be read, and the options to supply another copy as a file or as text. */
export function ReplaceableItem({ batchId, row, cost, closed, onReplaced }: ReplaceableItemProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const replace = useReplace({ batchId, id: row.id }, onReplaced);
  const { isPending: busy, variables } = replace;

  const choose = (file: File) => {
    const problem = documentError(file);
    setWrong(problem);
    replace.reset();
    if (!problem) replace.mutate({ file });
  };
  const note = <ReplaceNote wrong={wrong} replace={replace} />;
  return (
    <UnreadItem
      row={row}
      note={!pasting && note}
      actions={
        <div className="flex gap-1 max-sm:basis-full sm:ml-auto print:hidden">
          <Button
            size="sm"
            data-replace
            aria-label={`Replace file ${row.name}`}
            disabled={closed}
            busy={busy}
            onClick={() => input.current?.click()}
          >
            Replace file
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Paste text instead of ${row.name}`}
            disabled={closed || busy}
            onClick={() => setPasting(true)}
          >
            Paste text
          </Button>
          <input
            ref={input}
            type="file"
            accept={DOCUMENT_TYPES.join(',')}
            aria-label={`A readable copy of ${row.name}`}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) choose(file);
            }}
          />
          {pasting && (
            <PasteDialog
              name={row.name}
              cost={cost}
              note={variables && 'text' in variables && note}
              busy={busy}
              onSend={(text) => {
                setWrong(null);
                replace.mutate({ text });
              }}
              onClose={() => setPasting(false)}
            />
          )}
        </div>
      }
    />
  );
}
