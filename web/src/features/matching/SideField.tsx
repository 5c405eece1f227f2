import { DOCUMENT_TYPES } from '@candor/domain/model/document-types';
import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, IconButton } from '../../ui/Button';
import { FieldFrame } from '../../ui/Field';
import { formatBytes } from '../../ui/format';
import { TextArea } from '../../ui/TextArea';
import type { Side } from './match-input';

type SideFieldProps = {
  label: string;
  placeholder: string;
  side: Side;
  error: string | undefined;
  onChange: (side: Side) => void;
};

/** A text to type or a document to attach. */
export function SideField({ label, placeholder, side, error, onChange }: SideFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const attach = (
    <span className="flex">
      <Button
        variant="quiet"
        size="sm"
        icon={Paperclip}
        className="-my-1 -mr-2"
        onClick={() => input.current?.click()}
      >
        Attach a file
      </Button>
      <input
        ref={input}
        type="file"
        accept={DOCUMENT_TYPES.join(',')}
        aria-label={`${label} as a file`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChange({ ...side, file });
        }}
      />
    </span>
  );
  if (!side.file) {
    return (
      <TextArea
        label={label}
        aside={attach}
        placeholder={placeholder}
        value={side.text}
        error={error}
        box="min-h-20 max-h-60 text-13 [field-sizing:content]"
        onChange={(event) => onChange({ text: event.target.value, file: null })}
      />
    );
  }
  const { file } = side;
  return (
    <FieldFrame label={label} error={error}>
      {(wiring) => (
        <div
          {...wiring}
          className="flex items-center gap-2 rounded-control border border-border bg-bg py-1 pr-1 pl-3 text-13"
        >
          <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
          <span className="num text-12 text-ink-3">{formatBytes(file.size)}</span>
          <IconButton
            label={`Remove ${file.name}`}
            icon={X}
            size="sm"
            onClick={() => onChange({ ...side, file: null })}
          />
        </div>
      )}
    </FieldFrame>
  );
}
