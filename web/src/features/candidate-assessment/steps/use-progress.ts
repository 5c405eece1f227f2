import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import { useRef, useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import { ERROR_RULES } from '../../../api/error-rules';
import { useApp } from '../../../session/app-context';
import type { Saver } from '../saving/create-saver';

type Listed = CandidateAssessment['milestones'];

/** The result of finishing a step: continue, look at its answers, or what prevents it. */
export type Finished = { went: 'on' } | { went: 'nowhere' } | { went: 'wrong'; error: ClientError };

export type Progress = {
  /** The steps, as far as they are done here. */
  steps: Listed;
  finish: (id: string, saver: Saver) => Promise<Finished>;
  /** Takes back that these steps are done. */
  reopen: (ids: readonly string[]) => void;
  /** Tells the server of the steps that were finished without a network. Throws `ClientError`. */
  catchUp: () => Promise<void>;
};

/** Which steps are done. One that is finished without a network counts here at once, and is told to the server later. */
export function useProgress(code: string, listed: Listed): Progress {
  const { api } = useApp();
  const [done, setDone] = useState<ReadonlySet<string>>(
    () => new Set(listed.filter((step) => step.done).map(({ id }) => id)),
  );
  const untold = useRef(new Set<string>());

  const complete = async (id: string) => {
    await api.call(candidateAssessment.complete, { params: { code, milestone_id: id } });
    untold.current.delete(id);
  };
  const mark = (id: string): Finished => {
    setDone((before) => new Set(before).add(id));
    return { went: 'on' };
  };
  const catchUp = async () => {
    for (const id of [...untold.current]) await complete(id);
  };
  return {
    steps: listed.map((step) => ({ ...step, done: done.has(step.id) })),
    finish: async (id, saver) => {
      const { phase } = await saver.settled();
      if (phase.at === 'asking' || phase.at === 'refused') return { went: 'nowhere' };
      untold.current.add(id);
      if (phase.at === 'away') return mark(id);
      try {
        await complete(id);
        // The network is back: what was finished without it is told along, and at the latest before sending.
        await catchUp().catch(() => undefined);
        return mark(id);
      } catch (thrown) {
        const error = asClientError(thrown);
        if (ERROR_RULES[error.code].passes) return mark(id);
        untold.current.delete(id);
        return { went: 'wrong', error };
      }
    },
    reopen: (ids) => setDone((before) => new Set([...before].filter((id) => !ids.includes(id)))),
    catchUp,
  };
}
