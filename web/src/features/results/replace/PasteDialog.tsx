import { messages } from '@candor/domain/messages';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextArea } from '../../../ui/TextArea';

type PasteDialogProps = {
  name: string;
  cost: string;
  /** Its progress, or what to do next if it did not help. */
  note: ReactNode;
  busy: boolean;
  onSend: (text: string) => void;
  onClose: () => void;
};

/** Asks for the text of a document that could not be read. */
export function PasteDialog({ name, cost, note, busy, onSend, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <Dialog open onClose={onClose} title={`Text of “${name}”`}>
      <form
        noValidate
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault();
          const empty = text.trim() === '';
          setMissing(empty);
          if (!empty && !busy) onSend(text);
        }}
      >
        <p className="mb-4 text-13 text-ink-2">{cost}</p>
        <TextArea
          label="Resume"
          placeholder="Paste the resume"
          value={text}
          error={missing ? messages.candidateMissing : undefined}
          box="min-h-40 max-h-80 text-13 [field-sizing:content]"
          onChange={(event) => setText(event.target.value)}
        />
        <div className="mt-2 text-13 text-ink-2 empty:hidden">{note}</div>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            Score this text
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
