import { batches } from '@candor/domain/api/batches';
import { messages } from '@candor/domain/messages';
import { AssessmentBody, type AssessmentDraft } from '@candor/domain/model/assessment';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { asClientError, type ClientError } from '../../../api/client-error';
import { FormProblem } from '../../../forms/FormProblem';
import { WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { ErrorAction } from '../../../session/ErrorAction';
import { useTellError } from '../../../session/use-tell-error';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { JobField } from '../builder/JobField';
import { useDrafting } from '../use-job-reading';
import { NothingRead } from './NothingRead';
import { StepsSkeleton } from './StepsSkeleton';

const JobText = AssessmentBody.shape.job_description_text;

export type Begun = { jobText: string; draft: AssessmentDraft | null };

type JobStartProps = {
  /** The batch whose job stands in the field at first; null for none. */
  jobOf: string | null;
  /** Starts the builder, with the draft or empty. */
  onBegin: (begun: Begun) => void;
  /** Draws the list of earlier jobs to choose from. */
  renderSavedJobs: (onUse: (batchId: string) => void) => ReactNode;
};

/** The first step of a new assessment: the job whose requirements it asks about. */
export function JobStart({ jobOf, onBegin, renderSavedJobs }: JobStartProps) {
  const { api } = useApp();
  const drafting = useDrafting();
  const tell = useTellError('assessment-job');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const suggest = useMutation<AssessmentDraft, ClientError, string>({
    mutationFn: drafting,
    onSuccess: (draft, jobText) => {
      if (draft.milestones.length > 0) onBegin({ jobText, draft });
    },
  });
  const write = (next: string) => {
    setText(next);
    setProblem(undefined);
    suggest.reset();
  };
  const reading = useMutation({
    mutationFn: (id: string) => api.call(batches.jobText, { params: { id } }),
    onSuccess: ({ job_description_text }) => write(job_description_text),
    onError: (error) => tell(error),
  });
  const { mutate: takeJob } = reading;
  useEffect(() => {
    if (jobOf !== null) takeJob(jobOf);
  }, [jobOf, takeJob]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (suggest.isPending) return;
    const checked = JobText.safeParse(text);
    const issue = text.trim() === '' ? messages.jobRequired : checked.error?.issues[0]?.message;
    setProblem(issue);
    if (checked.success && issue === undefined) return suggest.mutate(checked.data);
    const field = event.currentTarget.elements.namedItem('job_description_text');
    if (field instanceof HTMLElement) field.focus();
  };
  const error = suggest.isError ? asClientError(suggest.error) : null;
  const refusedAs = error?.fields.find(({ field }) => field === 'job_description_text')?.message;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <Card className="px-4 py-5 sm:px-6">
        <form noValidate method={WITHOUT_SCRIPT} onSubmit={submit} aria-label="Job">
          <JobField
            text={text}
            error={problem ?? refusedAs}
            onText={write}
            aside={<span className="-my-1 -mr-2">{renderSavedJobs((id) => takeJob(id))}</span>}
          />
          {suggest.isSuccess && suggest.data.milestones.length === 0 && <NothingRead />}
          <div className="mt-5 flex flex-wrap gap-2 max-sm:flex-col">
            <Button type="submit" variant="primary" busy={suggest.isPending}>
              Suggest steps
            </Button>
            <Button onClick={() => onBegin({ jobText: text.trim(), draft: null })}>
              Start from an empty assessment
            </Button>
          </div>
          {error && refusedAs === undefined && (
            <FormProblem text={error.message}>
              <span className="mt-2 block empty:hidden">
                <ErrorAction error={error} onRetry={() => suggest.mutate(text.trim())} />
              </span>
            </FormProblem>
          )}
        </form>
      </Card>
      <StepsSkeleton />
    </div>
  );
}
