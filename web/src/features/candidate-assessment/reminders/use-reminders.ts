import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';

type Standing = CandidateAssessment['reminders'];

export type RemindersProps = {
  code: string;
  reminders: Standing;
  onChange: (reminders: Standing) => void;
};

export type Reminders = {
  /** How it stands with them, in words. */
  words: string;
  /** What the press of the button does. */
  verb: string;
  busy: boolean;
  problem: string | null;
  turn: () => Promise<void>;
};

const WORDS: Record<Standing, string> = {
  none: '',
  on: 'You are reminded by e-mail, twice at most.',
  stopped: 'You are not reminded by e-mail.',
};

/** Whether mails remind of an assessment, and the way to have none, or some again. */
export function useReminders({ code, reminders, onChange }: RemindersProps): Reminders {
  const { api } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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
  const verb = isOn ? 'Stop reminders' : 'Remind me again';
  return { words: WORDS[reminders], verb, busy, problem, turn };
}
