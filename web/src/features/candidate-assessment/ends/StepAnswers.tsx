import type { CandidateMilestone } from '@candor/domain/model/candidate-assessment';
import { useSyncExternalStore } from 'react';
import { ProblemLine } from '../../../ui/ProblemLine';
import { Skeleton } from '../../../ui/Skeleton';
import type { AnswerSavers } from '../saving/create-answer-savers';
import { isUnsaved } from '../saving/save-machine';
import { AnswerList } from '../steps/AnswerList';
import type { Steps } from '../steps/use-steps';

/** Where the answers come from: the steps as far as they were loaded, and what was written here since. */
export type AnswersSource = {
  savers: AnswerSavers;
  reading: Steps;
  /** Whether nothing more can be saved: what was not is told apart. */
  late?: boolean;
};

/** What was asked and answered in one step, while that is being loaded as well. */
export function StepAnswers({ id, ...source }: AnswersSource & { id: string }) {
  const step = source.reading.read.get(id);
  if (step) return <LoadedAnswers step={step} {...source} />;
  return source.reading.error ? null : <Skeleton className="h-12 w-full" />;
}

function LoadedAnswers({ step, savers, late }: AnswersSource & { step: CandidateMilestone }) {
  const saver = savers.saverOf(step);
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  return (
    <>
      <AnswerList tasks={step.tasks} answer={state.answer} late={late} />
      {late && isUnsaved(state) && (
        <ProblemLine told={false} className="mt-2">
          What you wrote here last was not saved in time, so it will not be sent.
        </ProblemLine>
      )}
      {!late && state.phase.at === 'asking' && (
        <ProblemLine told={false} className="mt-2">
          There is a newer answer from elsewhere. Open the step and choose the one that counts.
        </ProblemLine>
      )}
    </>
  );
}
