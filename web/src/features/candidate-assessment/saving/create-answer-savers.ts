import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { CandidateMilestone } from '@candor/domain/model/candidate-assessment';
import type { Api } from '../../../api/create-api';
import { createSaver, type Saver } from './create-saver';
import { forgetAnswers, keptAnswer } from './kept-answers';
import { isUnsaved, type SaveState } from './save-machine';

/** The answers to all steps while somebody works on them: each keeps being saved after its step was left. */
export type AnswerSavers = {
  saverOf: (step: CandidateMilestone) => Saver;
  /** The state of the first answer that the server does not have; null if it has all of them. */
  unsent: () => SaveState | null;
  subscribe: (changed: () => void) => () => void;
  flush: () => void;
  /** Waits for everything in progress. Returns the state: `asking` if somebody has to choose first. */
  settled: () => Promise<'saved' | 'unsaved' | 'asking'>;
  /** Lets go of what this device has of it. */
  clear: () => void;
  stop: () => void;
};

/** The savers of one assessment. What the network does not accept is kept in `storage`. */
export function createAnswerSavers(api: Api, code: string, storage: Storage): AnswerSavers {
  const savers = new Map<string, Saver>();
  const listeners = new Set<() => void>();
  const all = () => [...savers.values()];
  const stop = () => {
    for (const saver of all()) saver.stop();
  };
  return {
    saverOf: (step) => {
      const known = savers.get(step.id);
      if (known) return known;
      const params = { code, milestone_id: step.id };
      const saver = createSaver({
        stored: step,
        kept: keptAnswer(storage, code, step.id),
        send: (body) =>
          api.call(candidateAssessment.saveAnswer, { params, body, once: true, outlives: true }),
      });
      savers.set(step.id, saver);
      saver.subscribe(() => {
        for (const changed of listeners) changed();
      });
      return saver;
    },
    unsent: () =>
      all()
        .map((saver) => saver.get())
        .find(isUnsaved) ?? null,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    flush: () => {
      for (const saver of all()) saver.flush();
    },
    settled: async () => {
      const states = await Promise.all(all().map((saver) => saver.settled()));
      if (states.some(({ phase }) => phase.at === 'asking')) return 'asking';
      return states.some(isUnsaved) ? 'unsaved' : 'saved';
    },
    clear: () => {
      stop();
      forgetAnswers(storage, code);
    },
    stop,
  };
}
