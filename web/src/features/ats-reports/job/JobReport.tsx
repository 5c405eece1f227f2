import type { AtsType } from '@candor/domain/model/ats';
import type { JobAnalytics } from '@candor/domain/model/ats-reports';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { jobTitleOf } from '../../../ats/ats-words';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/EmptyState';
import { plural } from '../../../ui/format';
import { ListOutline } from '../../../ui/ListOutline';
import { AssessmentBrowser } from './AssessmentBrowser';
import { JobFigures } from './JobFigures';
import { type Reviewing, reportRows, scoredOf } from './report-rows';
import { type ReportView, readView, untold, writeView } from './report-view';
import { type RenderSpread, ScoreSpread } from './ScoreSpread';
import { ScoringPanel } from './ScoringPanel';
import { StillCovered } from './StillCovered';

type JobReportProps = {
  type: AtsType;
  jobId: string;
  report: JobAnalytics;
  reviewing: Reviewing;
  /** Shows the scores of all of these. */
  onUncover: (ids: readonly string[]) => void;
  renderSpread: RenderSpread;
};

/** How the candidates of a job stand: the figures, who is not scored yet, the spread, and everybody. */
export function JobReport(props: JobReportProps) {
  const { type, jobId, report, reviewing, renderSpread } = props;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { hideNames, isCovered } = reviewing;
  const rows = useMemo(
    () => reportRows(report, { hideNames, isCovered }),
    [report, hideNames, isCovered],
  );
  const scored = useMemo(() => scoredOf(rows), [rows]);
  const coveredIds = rows.filter((row) => row.covered).map(({ id }) => id);
  const covered = coveredIds.length;
  const spread = useRef<HTMLDivElement>(null);
  const asked = useMemo(() => readView(query), [query]);
  const view = covered > 0 ? untold(asked) : asked;
  const { unscored, waiting, scored: done, unreadable } = report.scoring;
  const assessed = waiting + done + unreadable;
  const hasCandidates = rows.length + unscored + waiting > 0;
  const change = (next: Partial<ReportView>) =>
    setQuery((before) => writeView(before, next), { replace: true, preventScrollReset: true });
  const hrefOf = (id: string) => paths.atsAssessment(type, id);
  const open = (id: string) => void navigate(hrefOf(id));
  const uncover = () => {
    // The button disappears: the focus moves to where the scores are.
    spread.current?.focus();
    props.onUncover(coveredIds);
  };
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <JobFigures report={report} covered={covered > 0} />
      {hasCandidates && <ScoringPanel {...{ type, jobId, report }} />}
      <div ref={spread} tabIndex={-1}>
        {covered > 0 ? (
          <StillCovered count={covered} onUncover={uncover} />
        ) : (
          <ScoreSpread
            rows={scored}
            range={view.range}
            onRange={(range) => change({ range })}
            onOpen={open}
            renderSpread={renderSpread}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <NobodyYet scoring={report.scoring} syncing={report.syncing} />
      ) : (
        <AssessmentBrowser
          title={jobTitleOf(report)}
          jobId={jobId}
          rows={rows}
          total={assessed}
          view={view}
          covered={covered > 0}
          running={waiting > 0}
          hrefOf={hrefOf}
          onView={change}
          onOpen={open}
        />
      )}
    </div>
  );
}

type NobodyYetProps = { scoring: JobAnalytics['scoring']; syncing: boolean };

/** Nobody was assessed yet: nobody is done, nobody has started, or nobody has applied. */
function NobodyYet({ scoring: { unscored, waiting }, syncing }: NobodyYetProps) {
  return (
    <EmptyState outline={<ListOutline />} title="No assessment yet">
      {waiting > 0
        ? `${plural(waiting, 'candidate waits', 'candidates wait')} for a score. They appear here one by one, with the evidence for each point.`
        : unscored > 0
          ? `${plural(unscored, 'candidate has', 'candidates have')} applied. Score them, and they appear here with the evidence for each point.`
          : syncing
            ? 'The applications of this job are being read. They appear here automatically.'
            : 'Nobody has applied for this job yet. New applicants appear here when it is next read.'}
    </EmptyState>
  );
}
