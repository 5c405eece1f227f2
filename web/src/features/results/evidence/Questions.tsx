import type { MatchResult } from '@candor/domain/model/match';
import type { ReactNode } from 'react';
import type { LabelledResult } from './marks';

type QuestionsProps = {
  result: MatchResult;
  requirements: readonly LabelledResult[];
  /** The score is not shown yet, nor what would change it. */
  covered: boolean;
  /** Actions for the questions. */
  next?: ReactNode;
};

/** What to ask where the document is silent, and the fewest answers that would raise the match by a tier. */
export function Questions({ result, requirements, covered, next }: QuestionsProps) {
  const labelOf = new Map(requirements.map((requirement) => [requirement.id, requirement.label]));
  return (
    <div className="flex flex-col gap-6 py-4 text-13">
      {result.questions.length === 0 ? (
        <p className="text-ink-2">
          {result.gaps.length === 0
            ? 'Nothing is missing that a question could settle.'
            : 'No question is suggested. What is missing or only partly shown stands under Gaps.'}
        </p>
      ) : (
        <ol className="divide-y divide-hairline">
          {result.questions.map((question) => (
            <li key={question.text} className="flex gap-3 py-3 first:pt-0">
              <span className="num w-7 shrink-0 text-12 leading-5 text-ink-3">
                {question.requirement_id ? labelOf.get(question.requirement_id) : ''}
              </span>
              <span className="text-14">{question.text}</span>
            </li>
          ))}
        </ol>
      )}
      {next}
      {!covered && (
        <Statements title="What would change the score" statements={result.would_change} />
      )}
      <Statements title="Strengths" statements={result.strengths} />
      <Statements title="Gaps" statements={result.gaps} />
    </div>
  );
}

function Statements({
  title,
  statements,
}: {
  title: string;
  statements: MatchResult['strengths'];
}) {
  if (statements.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-12 font-medium text-ink-3">{title}</h3>
      <ul className="flex flex-col gap-1">
        {statements.map((statement) => (
          <li key={statement.text} className="text-ink-2">
            {statement.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
