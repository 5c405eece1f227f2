import { atsJobId } from '@candor/domain/api/ats';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { useParams } from 'react-router';
import { AtsProblem } from '../ats/AtsProblem';
import { atsWord, jobTitleOf } from '../ats/ats-words';
import { useOpenedContext } from '../ats/integration-context';
import { JobReport } from '../features/ats-reports/job/JobReport';
import { useJobReport } from '../features/ats-reports/job/use-job-report';
import { NoReport } from '../features/ats-reports/NoReport';
import { JobReportSkeleton, LineSkeleton } from '../features/ats-reports/ReportSkeleton';
import { AsOf, StaleNote } from '../features/ats-reports/StaleNote';
import { useEvidenceFirst } from '../features/results/evidence-first/use-evidence-first';
import { ScorePicture } from '../features/results/overview/ScorePicture';
import { usePreferences } from '../features/results/view/preferences';
import { paths } from '../paths';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { BackLink } from '../ui/BackLink';
import { Tag } from '../ui/Tag';

const TITLE = 'Job report';

/** /integrations/{type}/jobs/:jobId: one job of an applicant tracking system, and how its candidates stand. */
export function JobReportRoute({ type }: { type: AtsType }) {
  const { jobId = '' } = useParams();
  const id = atsJobId(type).safeParse(jobId);
  if (id.success) return <Report key={`${type} ${id.data}`} type={type} jobId={id.data} />;
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <BackLink to={paths.integrations}>Hub</BackLink>
      <PageTitle title={TITLE} className="mt-2" />
      <NoReport title="This address leads to no job">{id.error.issues[0]?.message ?? ''}</NoReport>
    </div>
  );
}

function Report({ type, jobId }: { type: AtsType; jobId: string }) {
  const { data: report, error, isPending, refetch } = useJobReport(type, jobId);
  const [{ hideNames, evidenceFirst }] = usePreferences();
  const { isCovered, uncoverAll } = useEvidenceFirst(evidenceFirst, type);
  useOpenedContext({ atsType: type, jobId });
  const title = report ? jobTitleOf(report) : TITLE;
  const again = () => void refetch();
  if (useHeld(isPending)) return null;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-6 sm:gap-6 sm:px-6">
      <div>
        <BackLink to={paths.integrations}>Hub</BackLink>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <PageTitle title={title} className="min-w-0 wrap-anywhere">
            {/* Somebody else's title may break anywhere: it may be wider than a phone. */}
            {title}
          </PageTitle>
          <Tag tone="line">{ATS_NAMES[type]}</Tag>
          {report?.status && <Tag>{atsWord(report.status)}</Tag>}
        </div>
        {report ? <AsOf type={type} answer={report} /> : isPending && <LineSkeleton />}
      </div>
      {report && <StaleNote type={type} answer={report} onRetry={again} />}
      <Awaited pending={isPending} standIn={<JobReportSkeleton />}>
        {report ? (
          <JobReport
            type={type}
            jobId={jobId}
            report={report}
            reviewing={{ hideNames, isCovered }}
            onUncover={uncoverAll}
            renderSpread={(spread) => <ScorePicture {...spread} openId={null} />}
          />
        ) : (
          error && <AtsProblem ats={type} error={error} onRetry={again} subject="This job" />
        )}
      </Awaited>
    </div>
  );
}
