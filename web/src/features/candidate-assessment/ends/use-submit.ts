import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { CandidateReceipt } from '@candor/domain/model/candidate-assessment';
import { useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import type { AnswerSavers } from '../saving/create-answer-savers';
import type { Progress } from '../steps/use-progress';

export type Sent = Pick<CandidateReceipt, 'submitted_at' | 'receipt_id'>;

type SubmitPlan = {
  code: string;
  savers: AnswerSavers;
  progress: Progress;
  onSent: (sent: Sent) => void;
  onClosed: (error: ClientError) => void;
};

export type Submitting = {
  busy: boolean;
  problem: string | null;
  /** With `asIs`, what is saved by then is submitted, whatever is pending: the time is up. */
  send: (how?: { asIs: boolean }) => void;
};

const UNSAVED =
  'Not everything is saved yet, so nothing was sent. Your answers are kept on this device; try again once you are connected.';
const TWO_ANSWERS =
  'A step was also answered elsewhere. Open it and choose which answer counts, then send.';
const WAITING =
  'Some steps still wait for an answer, so nothing was sent. Open each and continue to its end.';
const NOT_YET = 'Your last answers are still on their way. Please send again in a minute.';

/** Sends the answers in, once all of them are saved. Then this device lets go of them. */
export function useSubmit({ code, savers, progress, onSent, onClosed }: SubmitPlan): Submitting {
  const { api } = useApp();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const sendAll = async (asIs: boolean) => {
    const standing = await savers.settled();
    if (asIs) return submit();
    if (standing !== 'saved') return setProblem(standing === 'asking' ? TWO_ANSWERS : UNSAVED);
    await progress.catchUp();
    await submit();
  };
  const submit = async () => {
    const sent = await api.call(candidateAssessment.submit, { params: { code } });
    savers.clear();
    onSent(sent);
  };
  return {
    busy,
    problem,
    send: ({ asIs } = { asIs: false }) => {
      setBusy(true);
      setProblem(null);
      sendAll(asIs)
        .catch((thrown: unknown) => {
          const error = asClientError(thrown);
          if (error.code === 'gone') return onClosed(error);
          if (error.code !== 'validation_error') return setProblem(error.message);
          progress.reopen(error.fields.map(({ field }) => field));
          setProblem(asIs ? NOT_YET : WAITING);
        })
        .finally(() => setBusy(false));
    },
  };
}
