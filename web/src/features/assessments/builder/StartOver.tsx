import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

/** Gives up a new assessment, after a question: nothing of it is saved. */
export function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Start over</Button>
      <ConfirmDialog
        open={asked}
        title="Start over with another job?"
        verb="Start over"
        keep="Keep writing"
        busy={false}
        onConfirm={onConfirm}
        onClose={() => setAsked(false)}
      >
        <p>The steps shown here are not saved and will be lost.</p>
      </ConfirmDialog>
    </>
  );
}
