import type { Assessment } from '@candor/domain/model/assessment';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AssessmentBuilder } from '../features/assessments/builder/AssessmentBuilder';
import { useFoundForm } from '../features/assessments/builder/use-kept-form';
import { type BuilderForm, newForm } from '../features/assessments/form/builder-form';
import { type Begun, JobStart } from '../features/assessments/start/JobStart';
import { useTellSaved } from '../features/assessments/use-tell-saved';
import { SavedJobs } from '../features/submission/SavedJobs';
import { paths } from '../paths';
import { useUser } from '../session/app-context';
import { PageTitle } from '../shell/PageTitle';
import { BackLink } from '../ui/BackLink';
import { useFocusAfter } from '../ui/use-focus-after';

/** What to do now: nothing was suggested if somebody started with an empty assessment. */
function adviceOn(form: BuilderForm | null): string {
  if (form === null)
    return 'Paste the job first: its requirements suggest the steps. You can change all of them.';
  return form.steps.some(({ requirements }) => requirements.length > 0)
    ? 'Read what is suggested as your candidates will, and change what does not fit.'
    : 'Write what each step asks, and read it as your candidates will.';
}

/** /invitations/assessments/new: the job first, then the steps that it suggests. */
export function Component() {
  const user = useUser();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tellSaved = useTellSaved();
  const { found, forget } = useFoundForm(null);
  const [form, setForm] = useState<BuilderForm | null>(found?.form ?? null);
  const [saved, setSaved] = useState<Assessment | null>(null);
  // The button that made the steps disappears with the job's card.
  const advice = useFocusAfter<HTMLParagraphElement>(form !== null);

  // Only when the page has been drawn as saved: before, leaving it would be asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is saved
  useEffect(() => {
    if (!saved) return;
    tellSaved(saved);
    void navigate(paths.assessment(saved.assessment_id), { replace: true });
  }, [saved]);

  const startOver = () => {
    forget();
    setForm(null);
  };
  const begin = ({ jobText, draft }: Begun) =>
    setForm(
      newForm({
        jobText,
        jobTitle: draft?.job_title ?? '',
        user,
        milestones: draft?.milestones ?? [],
      }),
    );
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:px-6">
      <BackLink to={paths.assessments}>All assessments</BackLink>
      <PageTitle title="New assessment" className="mt-2 mb-1" />
      <p ref={advice} tabIndex={-1} className="mb-5 max-w-[68ch] text-13 text-ink-2">
        {adviceOn(form)}
      </p>
      {form === null ? (
        <div className="pb-6">
          <JobStart
            jobOf={query.get('job')}
            onBegin={begin}
            renderSavedJobs={(onUse) => <SavedJobs onUse={onUse} />}
          />
        </div>
      ) : (
        <AssessmentBuilder
          assessment={null}
          start={form}
          found={found}
          onSaved={setSaved}
          onStartOver={startOver}
        />
      )}
    </div>
  );
}
