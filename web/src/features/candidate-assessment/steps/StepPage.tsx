import { type ReactNode, useSyncExternalStore } from 'react';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { BackButton } from '../frame/BackButton';
import { BAR_BUTTON, Frame } from '../frame/Frame';
import { Heading } from '../frame/Heading';
import { lengthOf } from '../saving/same-answer';
import type { SaveState } from '../saving/save-machine';
import { CharactersLeft } from './CharactersLeft';
import { MissingNote } from './MissingNote';
import { SavedNote } from './SavedNote';
import { TaskField } from './TaskField';
import { TwoAnswers } from './TwoAnswers';
import { type ContinuePlan, useContinue } from './use-continue';

type StepPageProps = ContinuePlan & {
  head: (note: ReactNode) => ReactNode;
  /** The state of the first answer of any step that the server does not have. */
  unsent: SaveState | null;
  /** Whether the review comes next. */
  last: boolean;
  onBack: (() => void) | null;
};

/** One step of the assessment with its tasks. Answers are saved by themselves. */
export function StepPage(props: StepPageProps) {
  const { step, saver, head, unsent, last, onBack } = props;
  const state = useSyncExternalStore(saver.subscribe, saver.get);
  const { told, errors, tries, problem, busy, go, forgive } = useContinue(props);
  const { answer, phase } = state;
  const refused = phase.at === 'refused' ? phase.error : null;
  const sentence = problem?.message ?? refused?.message;
  return (
    <Frame
      fixed
      // What an earlier step left unsent is said until it is sent, whichever step is open.
      head={head(<SavedNote state={phase.at === 'still' ? (unsent ?? state) : state} />)}
      bar={
        <div className="flex gap-3">
          {onBack && <BackButton onBack={onBack} />}
          <Button
            variant="primary"
            wide
            busy={busy}
            disabled={phase.at === 'asking'}
            onClick={go}
            className={BAR_BUTTON}
          >
            {last ? 'Continue to review' : 'Continue'}
          </Button>
        </div>
      }
    >
      <Heading text={step.title} small />
      {step.intro && (
        <p className="mt-1.5 text-16 whitespace-pre-line text-ink-2 wrap-anywhere">{step.intro}</p>
      )}
      {step.requirements.length > 0 && (
        <p className="mt-2 text-13 text-ink-3 wrap-anywhere">
          Asks about: {step.requirements.join('; ')}
        </p>
      )}
      {sentence && (
        <div className="mt-4">
          <Banner tone="error">{sentence}</Banner>
        </div>
      )}
      {phase.at === 'asking' ? (
        <TwoAnswers
          tasks={step.tasks}
          mine={answer}
          newer={phase.newer}
          onChoose={(which) => saver.choose(which)}
        />
      ) : (
        <div className="mt-6 flex flex-col gap-7">
          {told.size > 1 && (
            <div className="-mb-7">
              <MissingNote key={tries} tasks={step.tasks} told={told} errors={errors} />
            </div>
          )}
          {step.tasks.map((task) => (
            <TaskField
              key={task.id}
              task={task}
              given={answer[task.id]}
              error={errors.get(task.id)}
              onChange={(given) => {
                forgive(task.id);
                saver.change({ ...saver.get().answer, [task.id]: given });
              }}
              onLeave={saver.flush}
            />
          ))}
          <CharactersLeft length={lengthOf(answer)} />
        </div>
      )}
    </Frame>
  );
}
