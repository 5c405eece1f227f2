import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import type { AtsAssessment, AtsAssessmentList } from '@candor/domain/model/ats-reports';
import { tierOf } from '@candor/domain/rules/tiers';
import { Link } from 'react-router';
import { candidateNameOf, hiddenNameOf, jobTitleOf } from '../../../ats/ats-words';
import { paths } from '../../../paths';
import { formatDay, formatMoment } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import { CoveredBadge, NoScoreBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import { Cell, Head, Table } from '../../../ui/Table';
import { Tag } from '../../../ui/Tag';
import { ASSESSMENT_WIDTHS } from './hub-widths';
import type { Reviewing } from './reviewing';

type AssessmentTableProps = { type: AtsType; page: AtsAssessmentList; reviewing: Reviewing };

/** Candidates with their score, or what stands in its place. */
export function AssessmentTable({ type, page, reviewing }: AssessmentTableProps) {
  return (
    <Table caption={`Assessments of ${ATS_NAMES[type]}, the latest first`} className="table-fixed">
      <thead>
        <tr>
          <Head className={ASSESSMENT_WIDTHS.candidate}>Candidate</Head>
          <Head className={ASSESSMENT_WIDTHS.job}>Job</Head>
          <Head className={ASSESSMENT_WIDTHS.match}>Match</Head>
          <Head end className={ASSESSMENT_WIDTHS.assessed}>
            Assessed
          </Head>
        </tr>
      </thead>
      <tbody>
        {page.assessments.map((one) => (
          <AssessmentRow
            key={one.assessmentId}
            type={type}
            assessment={one}
            hideNames={reviewing.hideNames}
            covered={reviewing.isCovered(type, one.assessmentId)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = {
  type: AtsType;
  assessment: AtsAssessment;
  hideNames: boolean;
  covered: boolean;
};

function AssessmentRow({ type, assessment, hideNames, covered }: RowProps) {
  const { assessmentId, assessed_at } = assessment;
  const job = jobTitleOf(assessment);
  const name = hideNames ? hiddenNameOf(assessment) : candidateNameOf(assessment.candidateName);
  return (
    <tr className="relative hover:[&>td]:bg-row-hover">
      <Cell className="pl-0">
        <Link
          to={paths.atsAssessment(type, assessmentId)}
          className="block truncate rounded-chip font-medium after:absolute after:inset-0 hover:underline"
          title={name}
          // Candidates are numbered separately in each job, and somebody moving from link to link does not hear the
          // job's cell.
          aria-label={hideNames ? `${name} of ${job}` : undefined}
        >
          {name}
        </Link>
        <span className="block truncate text-12 text-ink-3 sm:hidden">{job}</span>
      </Cell>
      <Cell className="hidden truncate text-ink-2 sm:table-cell">{job}</Cell>
      <Cell>
        <Score assessment={assessment} covered={covered} />
      </Cell>
      <Cell end className="hidden pr-0 whitespace-nowrap text-ink-3 md:table-cell">
        {assessed_at ? (
          <time dateTime={assessed_at} title={formatMoment(assessed_at)}>
            {formatDay(assessed_at)}
          </time>
        ) : (
          <NotAvailable />
        )}
      </Cell>
    </tr>
  );
}

type ScoreProps = Pick<RowProps, 'assessment' | 'covered'>;

function Score({ assessment: { match_score, state }, covered }: ScoreProps) {
  const score = match_score?.overall_score ?? null;
  if (score !== null && covered) return <CoveredBadge />;
  if (score !== null) return <ScoreBadge score={score} tier={tierOf(score)} />;
  if (state === 'unreadable') return <NoScoreBadge />;
  return (
    <Tag tone="info" dot>
      Waiting
    </Tag>
  );
}
