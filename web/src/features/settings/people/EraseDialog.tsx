import type { Person } from '@candor/domain/model/person';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { nameOf } from './PersonRow';
import { whatGoes } from './what-goes';

type EraseDialogProps = {
  people: readonly Person[];
  busy: boolean;
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Shows all that will go, and asks once more. */
export function EraseDialog({ people, busy, problem, onConfirm, onClose }: EraseDialogProps) {
  const { goes, stays, elsewhere } = whatGoes(people);
  const [only] = people;
  return (
    <ConfirmDialog
      open
      title={
        only && people.length === 1 ? `Erase ${nameOf(only)}?` : `Erase ${people.length} people?`
      }
      verb="Erase"
      keep="Keep"
      busy={busy}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {people.length > 1 && <Lines>{people.map(nameOf)}</Lines>}
      <p className={people.length > 1 ? 'mt-3' : undefined}>This is lost, at once and for good:</p>
      <Lines>{goes}</Lines>
      {elsewhere && <p className="mt-3 font-medium">{elsewhere}</p>}
      <p className="mt-3">
        {stays && `${stays} `}
        The source that they came from, and what you downloaded or sent, is yours to clear.
      </p>
    </ConfirmDialog>
  );
}

function Lines({ children }: { children: readonly string[] }): ReactNode {
  return (
    <ul className="mt-2 flex max-h-64 list-disc flex-col gap-1 overflow-y-auto pl-5 break-words marker:text-ink-3">
      {[...new Set(children)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
