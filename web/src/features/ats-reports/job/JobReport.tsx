import type { AtsType, JobAnalytics } from '@candor/domain/model/ats';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { jobTitleOf } from '../../../ats/ats-words';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/EmptyState';
import { plural } from '../../../ui/format';
import { AssessmentBrowser } from './AssessmentBrowser';
import { JobFigures } from './JobFigures';
import { reportRows, scoredOf } from './report-rows';
import { type ReportView, readView, writeView } from './report-view';
import { type RenderSpread, ScoreSpread } from './ScoreSpread';
import { ScoringPanel } from './ScoringPanel';

type JobReportProps = {
  type: AtsType;
  jobId: string;
  report: JobAnalytics;
  hideNames: boolean;
  renderSpread: RenderSpread;
};

/** How the candidates of a job stand: the figures, who is not scored yet, the spread, and everybody. */
export function JobReport({ type, jobId, report, hideNames, renderSpread }: JobReportProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readView(query), [query]);
  const rows = useMemo(() => reportRows(report, hideNames), [report, hideNames]);
  const scored = useMemo(() => scoredOf(rows), [rows]);
  const { unscored, waiting, scored: done, unreadable } = report.scoring;
  const assessed = waiting + done + unreadable;
  const hasCandidates = rows.length + unscored > 0;
  const change = (next: Partial<ReportView>) =>
    setQuery((before) => writeView(before, next), { replace: true, preventScrollReset: true });
  const hrefOf = (id: string) => paths.atsAssessment(type, id);
  const open = (id: string) => void navigate(hrefOf(id));
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <JobFigures report={report} />
      {hasCandidates && <ScoringPanel {...{ type, jobId, report }} />}
      <ScoreSpread
        rows={scored}
        range={view.range}
        onRange={(range) => change({ range })}
        onOpen={open}
        renderSpread={renderSpread}
      />
      {rows.length === 0 ? (
        <NobodyYet candidates={unscored} syncing={report.syncing} />
      ) : (
        <AssessmentBrowser
          title={jobTitleOf(report)}
          jobId={jobId}
          rows={rows}
          total={assessed}
          view={view}
          running={waiting > 0}
          hrefOf={hrefOf}
          onView={change}
          onOpen={open}
        />
      )}
    </div>
  );
}

type NobodyYetProps = { candidates: number; syncing: boolean };

/** Nobody was assessed yet: because nobody has applied, or because nobody has begun. */
function NobodyYet({ candidates, syncing }: NobodyYetProps) {
  return (
    <EmptyState title="No assessment yet">
      {candidates > 0
        ? `${plural(candidates, 'candidate has', 'candidates have')} applied. Score them, and they appear here with the evidence for each point.`
        : syncing
          ? 'The applications of this job are being read. They appear here by themselves.'
          : 'Nobody has applied for this job yet. Who applies appears here after the next reading.'}
    </EmptyState>
  );
}
