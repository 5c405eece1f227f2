import { Button } from '../../../ui/Button';
import { ProblemLine } from '../../../ui/ProblemLine';
import { type RemindersProps, useReminders } from './use-reminders';

/** Whether mails remind of an assessment, in a line with its button. Nothing where its sender wants none. */
export function RemindersLine(props: RemindersProps) {
  const { words, verb, busy, problem, turn } = useReminders(props);
  if (props.reminders === 'none') return null;
  return (
    <div className="text-13 text-ink-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <span role="status">{words}</span>
        <Button variant="link" busy={busy} className="-mx-3.25" onClick={() => void turn()}>
          {verb}
        </Button>
      </div>
      {problem !== null && <ProblemLine>{problem}</ProblemLine>}
    </div>
  );
}
