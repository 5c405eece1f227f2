import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';

export type RemindersProps = {
  code: string;
  reminders: CandidateAssessment['reminders'];
  onChange: (reminders: CandidateAssessment['reminders']) => void;
};

type RemindersLineProps = RemindersProps & {
  /** Whether a dialog around it opens with the focus on its button. */
  focused?: boolean;
};

const STANDING = {
  on: 'Until you have finished, at most two mails remind you of it.',
  stopped: 'No mail reminds you of it.',
};

/** Whether mails remind of an assessment, and the way to have none or some again. Nothing where its sender wants none. */
export function RemindersLine({ code, reminders, onChange, focused }: RemindersLineProps) {
  const { api } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (reminders === 'none') return null;
  const isOn = reminders === 'on';
  const turn = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const call = { params: { code }, body: { wanted: !isOn }, tellsLimit: true };
      onChange((await api.call(candidateAssessment.reminders, call)).reminders);
    } catch (thrown) {
      setProblem(asClientError(thrown).message);
    }
    setBusy(false);
  };
  return (
    <div className="text-13 text-ink-3">
      <span role="status">{STANDING[reminders]}</span>{' '}
      <Button
        variant="link"
        busy={busy}
        data-autofocus={focused || undefined}
        onClick={() => void turn()}
      >
        {isOn ? 'No reminders' : 'Remind me again'}
      </Button>
      {problem !== null && (
        <p role="alert" className="mt-1 text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
