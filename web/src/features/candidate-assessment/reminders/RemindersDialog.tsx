import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ProblemLine } from '../../../ui/ProblemLine';
import { type RemindersProps, useReminders } from './use-reminders';

type RemindersDialogProps = RemindersProps & { onClose: () => void };

/** Where the small print of a reminder leads. A reader of mail that follows links by itself stops nothing. */
export function RemindersDialog({ onClose, ...props }: RemindersDialogProps) {
  const { words, verb, busy, problem, turn } = useReminders(props);
  const isOn = props.reminders === 'on';
  return (
    <Dialog open onClose={onClose} title="Reminders by e-mail">
      <p role="status" className="mt-2 text-14 text-ink-2">
        {words}
      </p>
      {problem !== null && <ProblemLine className="mt-3">{problem}</ProblemLine>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button size="lg" onClick={onClose}>
          {isOn ? 'Keep them' : 'Done'}
        </Button>
        <Button
          size="lg"
          variant={isOn ? 'primary' : 'secondary'}
          busy={busy}
          data-autofocus
          onClick={() => void turn()}
        >
          {verb}
        </Button>
      </div>
    </Dialog>
  );
}
