import type { Assessment } from '@candor/domain/model/assessment';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { asClientError } from '../api/client-error';
import { BuilderSkeleton } from '../features/assessments/BuilderSkeleton';
import { AssessmentBuilder } from '../features/assessments/builder/AssessmentBuilder';
import { useFoundForm } from '../features/assessments/builder/use-kept-form';
import { formOf } from '../features/assessments/form/builder-form';
import { NoSuchAssessment } from '../features/assessments/NoSuchAssessment';
import { useAssessment } from '../features/assessments/use-assessments';
import { useSavedTakenBack, useTellSaved } from '../features/assessments/use-tell-saved';
import { paths } from '../paths';
import { ListFailed } from '../session/ListFailed';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { BackLink } from '../ui/BackLink';
import { buttonClass } from '../ui/Button';
import { plural } from '../ui/format';

/** /invitations/assessments/:id: one assessment with its steps, to be changed. */
export function Component() {
  const { id = '' } = useParams();
  useSavedTakenBack(id);
  const { data, isPending, error, refetch } = useAssessment(id);
  return (
    <div className="mx-auto max-w-page px-4 pt-6 sm:px-6">
      <BackLink to={paths.assessments}>All assessments</BackLink>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PageTitle title={data?.title ?? 'Assessment'} className="mr-auto wrap-anywhere" />
        {data && (
          <Link to={paths.invite(id)} className={buttonClass()}>
            Invite candidates
          </Link>
        )}
      </div>
      <Awaited pending={isPending} standIn={<BuilderSkeleton />}>
        {data && <Editor key={data.assessment_id} assessment={data} />}
        {!data && error && <Failed error={error} onRetry={() => void refetch()} />}
      </Awaited>
    </div>
  );
}

function Editor({ assessment }: { assessment: Assessment }) {
  const { found } = useFoundForm(assessment.assessment_id);
  const [start] = useState(() => formOf(assessment));
  const tellSaved = useTellSaved();
  const { invitation_count: invited } = assessment;
  return (
    <>
      {invited > 0 && (
        <p className="num mb-5 max-w-[68ch] text-13 text-ink-2">
          {plural(invited, 'invitation')} so far. People already invited keep the steps they were
          sent; changes apply to later invitations.
        </p>
      )}
      <AssessmentBuilder assessment={assessment} start={start} found={found} onSaved={tellSaved} />
    </>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (asClientError(error).code === 'not_found') return <NoSuchAssessment />;
  return <ListFailed title="This assessment could not be loaded" error={error} onRetry={onRetry} />;
}
