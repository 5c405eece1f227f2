import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { RemindersLine, type RemindersProps } from './RemindersLine';

type RemindersDialogProps = RemindersProps & { onClose: () => void };

/** Where the small print of a reminder leads. A reader of mail that follows links by itself stops nothing. */
export function RemindersDialog({ onClose, ...line }: RemindersDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Reminders by e-mail">
      <div className="mt-2">
        <RemindersLine {...line} focused />
      </div>
      <div className="mt-6 flex justify-end">
        <Button size="lg" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
