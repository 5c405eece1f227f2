import type { CandidateMilestone } from '@candor/domain/model/candidate-assessment';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClientError } from '../../../api/client-error';
import type { Saver } from '../saving/create-saver';
import { missingTasks, NO_ERRORS, refusedTasks, type TaskErrors } from './missing-tasks';
import { focusTask } from './task-props';
import type { Finished } from './use-progress';

export type Continuing = {
  /** The errors at the last attempt to continue. */
  told: TaskErrors;
  /** What of it still is. */
  errors: TaskErrors;
  /** How often something was missing: each time it is said anew. */
  tries: number;
  /** Why the step could not be finished, where it is not about a task. */
  problem: ClientError | null;
  busy: boolean;
  go: () => void;
  /** A task is answered again: its error is not shown any more. */
  forgive: (id: string) => void;
};

export type ContinuePlan = {
  step: CandidateMilestone;
  saver: Saver;
  finish: (id: string, saver: Saver) => Promise<Finished>;
  onFinished: () => void;
};

/** Finishing a step: what is missing is shown where it is missing, and a single one gets the focus. */
export function useContinue({ step, saver, finish, onFinished }: ContinuePlan): Continuing {
  const [told, setTold] = useState<TaskErrors>(NO_ERRORS);
  const [errors, setErrors] = useState<TaskErrors>(NO_ERRORS);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<ClientError | null>(null);
  const [busy, setBusy] = useState(false);

  const tell = (found: TaskErrors) => {
    flushSync(() => {
      setTold(found);
      setErrors(found);
      setTries((before) => before + 1);
    });
    const [first] = found.keys();
    if (found.size === 1 && first !== undefined) focusTask(first);
  };
  const send = async () => {
    setBusy(true);
    const finished = await finish(step.id, saver);
    setBusy(false);
    if (finished.went === 'on') return onFinished();
    if (finished.went === 'nowhere') return;
    const named = refusedTasks(step.tasks, finished.error);
    if (named.size > 0) return tell(named);
    setProblem(finished.error);
  };
  return {
    told,
    errors,
    tries,
    problem,
    busy,
    go: () => {
      setProblem(null);
      const missing = missingTasks(step.tasks, saver.get().answer);
      if (missing.size > 0) return tell(missing);
      setTold(NO_ERRORS);
      setErrors(NO_ERRORS);
      void send();
    },
    forgive: (id) => {
      if (errors.has(id)) setErrors(new Map([...errors].filter(([task]) => task !== id)));
    },
  };
}
