import type { CandidateTask, StepAnswer } from '@candor/domain/model/candidate-assessment';
import { cx } from '../../../ui/class-names';
import { isAnswered } from '../saving/same-answer';

type AnswerListProps = {
  tasks: readonly CandidateTask[];
  answer: StepAnswer;
  /** Whether a long answer scrolls in a frame instead of standing there as a whole. */
  framed?: boolean;
  /** Whether nothing can be answered any more. */
  late?: boolean | undefined;
};

/** The questions of a step, each with its answer. */
export function AnswerList({ tasks, answer, framed, late }: AnswerListProps) {
  return (
    <dl className="flex flex-1 flex-col gap-3">
      {tasks.map(({ id, prompt }) => (
        <div key={id}>
          <dt className="text-13 whitespace-pre-line wrap-anywhere text-ink-3">{prompt}</dt>
          <dd
            className={cx(
              'mt-0.5 whitespace-pre-line wrap-anywhere',
              framed && 'max-h-60 overflow-y-auto',
              !isAnswered(answer[id]) && 'text-ink-3',
            )}
          >
            {said(answer[id]) ?? (late ? 'No answer' : 'No answer yet')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function said(given: string | string[] | undefined): string | null {
  if (!isAnswered(given)) return null;
  return typeof given === 'string' ? given : (given ?? []).join('\n');
}
