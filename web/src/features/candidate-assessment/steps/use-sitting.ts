import type { CandidateAssessment } from '@candor/domain/model/candidate-assessment';
import type { ClientError } from '../../../api/client-error';
import { type Sent, type Submitting, useSubmit } from '../ends/use-submit';
import type { Address, Place } from '../place';
import type { AnswerSavers } from '../saving/create-answer-savers';
import { useAnswerSavers } from '../saving/use-answer-savers';
import { usePlace } from './use-place';
import { type Progress, useProgress } from './use-progress';
import { type Steps, useSteps } from './use-steps';
import { type TimeLeft, useTimeLeft } from './use-time-left';

export type SittingPlan = {
  code: string;
  assessment: CandidateAssessment;
  address: Address;
  onSent: (sent: Sent) => void;
  onClosed: (error: ClientError) => void;
};

/** Everything that happens while somebody takes an assessment. */
export type SittingState = {
  savers: AnswerSavers;
  progress: Progress;
  place: Place;
  goTo: (place: Place) => void;
  reading: Steps;
  submitting: Submitting;
  left: TimeLeft | null;
};

/** Taking an assessment: answers are saved, steps are loaded, and the URL says where somebody is. */
export function useSitting(plan: SittingPlan): SittingState {
  const { code, assessment, address, onSent, onClosed } = plan;
  const savers = useAnswerSavers(code);
  const progress = useProgress(code, assessment.milestones);
  const { place, goTo } = usePlace(address, progress.steps);
  const reading = useSteps({
    code,
    ids: progress.steps.map(({ id }) => id),
    wanted: place.at === 'step' ? place.id : null,
    onRead: savers.saverOf,
  });
  const submitting = useSubmit({ code, savers, progress, onSent, onClosed });
  const left = useTimeLeft(assessment, savers.flush);
  return { savers, progress, place, goTo, reading, submitting, left };
}
