import type { StaffChange } from '@candor/domain/model/staff';
import { contractLines, contractSentence } from '@candor/domain/rules/contract-lines';
import { Undo2 } from 'lucide-react';
import { asClientError } from '../../api/client-error';
import { Button } from '../../ui/Button';
import { formatDay, formatMoment } from '../../ui/format';
import { ProblemLine } from '../../ui/ProblemLine';
import { notify } from '../../ui/toast';
import { undoBody } from './undo-body';
import { useChangeUser } from './use-staff';

type ChangeListProps = { userId: string; changes: readonly StaffChange[] };

/** Changes by the operator's people, latest first. The latest can be undone if it can be restored exactly. */
export function ChangeList({ userId, changes }: ChangeListProps) {
  if (changes.length === 0) {
    return (
      <p className="py-2 text-13 text-ink-3">
        Nothing was changed yet. Every change is listed here with its reason.
      </p>
    );
  }
  return (
    <ol className="divide-y divide-hairline">
      {changes.map((change, at) => (
        <li key={change.id} className="py-3 text-13">
          <ChangeEntry change={change} />
          {at === 0 && <UndoChange userId={userId} change={change} />}
        </li>
      ))}
    </ol>
  );
}

function ChangeEntry({ change: { timestamp, by, reason, changed } }: { change: StaffChange }) {
  return (
    <>
      <ul className="num">
        {contractLines(changed, formatDay).map((line) => (
          <li key={line.label}>{contractSentence(line)}</li>
        ))}
      </ul>
      <p className="mt-1 text-ink-2">{reason ?? 'No reason was given.'}</p>
      <p className="num mt-0.5 text-12 wrap-anywhere text-ink-3">
        {by ?? 'The operator, by command'}
        {', '}
        <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
      </p>
    </>
  );
}

function UndoChange({ userId, change }: { userId: string; change: StaffChange }) {
  const undo = useChangeUser(userId);
  const body = undoBody(change);
  if (!body) return null;
  const run = () =>
    undo.mutate(body, {
      onSuccess: () => notify({ kind: 'success', title: 'The change was taken back' }),
    });
  return (
    <>
      <Button size="sm" icon={Undo2} busy={undo.isPending} onClick={run} className="mt-2">
        Undo this change
      </Button>
      {undo.isError && (
        <ProblemLine className="mt-2">{asClientError(undo.error).message}</ProblemLine>
      )}
    </>
  );
}
