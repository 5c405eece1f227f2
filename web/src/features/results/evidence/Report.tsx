import { Flag } from 'lucide-react';
import { useId, useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { Button } from '../../../ui/Button';
import { Popover } from '../../../ui/Popover';
import { TextArea } from '../../../ui/TextArea';
import type { LabelledResult } from './marks';

export type ReportKind = 'wrong_evidence' | 'missed_evidence';

/** Sends a report; rejects if it could not be sent. */
export type SendReport = (
  requirementId: string,
  kind: ReportKind,
  note: string,
) => Promise<unknown>;

type ReportProps = { requirement: LabelledResult; onReport: SendReport };

/** Reports that a quote proves nothing, or that evidence in the document was missed. It changes no score. */
export function Report({ requirement, onReport }: ReportProps) {
  const found = requirement.evidence.length > 0;
  const title = found ? 'Wrong evidence' : 'Evidence missed';
  return (
    <Popover
      label={title}
      trigger={
        <Button variant="quiet" size="sm" icon={Flag} className="text-12">
          {title}
        </Button>
      }
    >
      <ReportForm
        requirement={requirement}
        onReport={onReport}
        first={found ? 'wrong_evidence' : 'missed_evidence'}
      />
    </Popover>
  );
}

function ReportForm({ requirement, onReport, first }: ReportProps & { first: ReportKind }) {
  const [kind, setKind] = useState(first);
  const group = useId();
  const [note, setNote] = useState('');
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [error, setError] = useState<string>();
  const send = () => {
    setState('sending');
    onReport(requirement.id, kind, note.trim()).then(
      () => setState('sent'),
      (thrown: unknown) => {
        setError(asClientError(thrown).message);
        setState('writing');
      },
    );
  };
  if (state === 'sent') {
    return (
      <p role="status">
        <b className="font-medium text-ink">Thank you, noted.</b> The score stays as it is; you
        decide with what you know.
      </p>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="text-12 text-ink-3">
        {requirement.label} {requirement.text}
      </p>
      <fieldset className="my-2 flex flex-col gap-1">
        <legend className="sr-only">What is wrong</legend>
        <Choice
          group={group}
          checked={kind === 'wrong_evidence'}
          onChoose={() => setKind('wrong_evidence')}
        >
          The quotes do not show it
        </Choice>
        <Choice
          group={group}
          checked={kind === 'missed_evidence'}
          onChoose={() => setKind('missed_evidence')}
        >
          The resume shows it elsewhere
        </Choice>
      </fieldset>
      <TextArea
        label="Where, or why"
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.target.value)}
        error={error}
        box="h-20 text-13"
      />
      <p className="mt-2 text-12 text-ink-3">The score stays. Reports improve the reading.</p>
      <div className="mt-3 flex justify-end">
        <Button type="submit" variant="primary" size="sm" busy={state === 'sending'}>
          Send report
        </Button>
      </div>
    </form>
  );
}

type ChoiceProps = {
  /** The same for all of which one is chosen: arrows move between those. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  children: string;
};

function Choice({ group, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-7 items-center gap-2 text-13 text-ink">
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="accent-(--accent)"
      />
      {children}
    </label>
  );
}
