import type { Assessment } from '@candor/domain/model/assessment';
import { WITHOUT_SCRIPT } from '../../../forms/use-form';
import { LeaveQuestion } from '../../../session/LeaveQuestion';
import type { BuilderForm } from '../form/builder-form';
import type { Kept } from '../form/kept-form';
import { AboutFields } from './AboutFields';
import { JobPart } from './JobPart';
import { RuleFields } from './RuleFields';
import { SaveBar } from './SaveBar';
import { SaveProblem } from './SaveProblem';
import { SidePreview } from './SidePreview';
import { StartOver } from './StartOver';
import { StepList } from './StepList';
import { useBuilder } from './use-builder';

type AssessmentBuilderProps = {
  /** What stands on the server; null for a new one. */
  assessment: Assessment | null;
  /** How it begins. */
  start: BuilderForm;
  /** What was written before and not saved. */
  found: Kept | null;
  onSaved: (assessment: Assessment) => void;
  /** Gives up a new one. */
  onStartOver?: () => void;
};

/** Writes an assessment: what it is, its steps, and beside them each step as the candidate sees it. */
export function AssessmentBuilder(props: AssessmentBuilderProps) {
  const builder = useBuilder(props);
  return (
    <form
      ref={builder.root}
      noValidate
      method={WITHOUT_SCRIPT}
      aria-label="Assessment"
      onSubmit={(event) => {
        event.preventDefault();
        builder.send();
      }}
      // The bar at the bottom must not cover the focused element.
      className="[&_:is(input,textarea,select,button)]:scroll-mt-20 [&_:is(input,textarea,select,button)]:scroll-mb-28"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-6 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-6">
          <AboutFields builder={builder} />
          <JobPart builder={builder} />
          <StepList builder={builder} />
          <RuleFields builder={builder} />
          <SaveProblem builder={builder} />
        </div>
        <SidePreview builder={builder} />
      </div>
      <SaveBar
        builder={builder}
        startOver={props.onStartOver && <StartOver onConfirm={props.onStartOver} />}
      />
      <LeaveQuestion unsaved={builder.unsaved && !builder.sending}>
        What you wrote is not saved yet. It is here again when you come back, as long as this tab
        stays open.
      </LeaveQuestion>
    </form>
  );
}
