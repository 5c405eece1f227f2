import type { AssessmentResult } from '@candor/domain/model/assessment';
import { plural } from '../../../ui/format';
import { Tag } from '../../../ui/Tag';

type Step = AssessmentResult['answers'][number];

/** The candidate's answers, step by step. Those that no rule can judge say that somebody has to read them. */
export function Answers({ answers }: { answers: readonly Step[] }) {
  return (
    <ol aria-label="Answers" className="mt-6 flex flex-col gap-6">
      {answers.map((step) => (
        <li key={step.milestone_id}>
          <h4 className="flex items-baseline gap-3 text-14 font-strong">
            <span className="min-w-0 flex-1 wrap-anywhere">{step.title}</span>
            <span className="num shrink-0 text-12 font-normal text-ink-3">
              {plural(step.points, 'point')}
            </span>
          </h4>
          <ul className="mt-2 flex flex-col gap-4">
            {step.tasks.map((task) => (
              <Task key={task.id} task={task} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Task({ task: { prompt, answer, is_judged } }: { task: Step['tasks'][number] }) {
  const answered = answer.some((part) => part.trim() !== '');
  return (
    <li className="text-13">
      <p className="whitespace-pre-line wrap-anywhere text-ink-2">{prompt}</p>
      {answered && !is_judged && (
        <Tag tone="accent" className="mt-1.5">
          For you to read
        </Tag>
      )}
      {answered ? (
        answer.map((part) => (
          <p
            key={part}
            className="mt-1.5 rounded-control bg-sunken px-3 py-2 text-14 whitespace-pre-line wrap-anywhere"
          >
            {part}
          </p>
        ))
      ) : (
        <p className="mt-1.5 text-ink-3">No answer</p>
      )}
    </li>
  );
}
