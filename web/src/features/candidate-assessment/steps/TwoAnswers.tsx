import { messages } from '@candor/domain/messages';
import type {
  CandidateTask,
  StepAnswer,
  StoredAnswer,
} from '@candor/domain/model/candidate-assessment';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { formatMoment } from '../../../ui/format';
import { AnswerList } from './AnswerList';

type TwoAnswersProps = {
  tasks: readonly CandidateTask[];
  mine: StepAnswer;
  newer: StoredAnswer;
  onChoose: (which: 'mine' | 'newer') => void;
};

/** An answer of this device and one that was saved elsewhere after it, side by side: the person says which one counts. */
export function TwoAnswers({ tasks, mine, newer, onChoose }: TwoAnswersProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="two-answers" className="mt-6">
      <h2 id="two-answers" ref={heading} tabIndex={-1} className="text-16 font-strong">
        {messages.answerNewer}
      </h2>
      <p className="mt-1 text-ink-2">
        Perhaps on another device, or in another tab. Choose the one that counts; the other one is
        deleted.
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Side
          title="On this device"
          tasks={tasks}
          answer={mine}
          verb="Keep this one"
          onChoose={() => onChoose('mine')}
        />
        <Side
          title={`Saved elsewhere, ${formatMoment(newer.saved_at)}`}
          tasks={tasks}
          answer={newer.answer}
          verb="Use the newer one"
          onChoose={() => onChoose('newer')}
        />
      </div>
    </section>
  );
}

type SideProps = {
  title: string;
  tasks: readonly CandidateTask[];
  answer: StepAnswer;
  verb: string;
  onChoose: () => void;
};

function Side({ title, tasks, answer, verb, onChoose }: SideProps) {
  return (
    <article className="flex flex-col rounded-card border border-border bg-surface p-4">
      <h3 className="font-medium">{title}</h3>
      <div className="mt-3 flex flex-1 flex-col">
        <AnswerList tasks={tasks} answer={answer} framed />
      </div>
      <Button size="lg" wide className="mt-4" onClick={onChoose}>
        {verb}
      </Button>
    </article>
  );
}
