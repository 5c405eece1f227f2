import type { AssessmentSummary } from '@candor/domain/model/assessment';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { buttonClass, IconButton } from '../../../ui/Button';
import { formatCount, formatMoment, plural } from '../../../ui/format';
import { Menu } from '../../../ui/Menu';
import { Cell, Head, Table } from '../../../ui/Table';
import { useNow } from '../../../ui/use-now';
import { WIDTHS } from './assessment-widths';

type AssessmentTableProps = {
  assessments: readonly AssessmentSummary[];
  onDuplicate: (assessment: AssessmentSummary) => void;
  onRemove: (assessment: AssessmentSummary) => void;
};

/** A page of assessments, newest first. On a phone a row becomes a few lines. */
export function AssessmentTable({ assessments, onDuplicate, onRemove }: AssessmentTableProps) {
  return (
    <Table caption="Assessments, newest first" className="table-fixed">
      <thead>
        <tr>
          <Head className={WIDTHS.name}>
            <span className="max-sm:sr-only">Assessment</span>
          </Head>
          <Head end className={WIDTHS.steps}>
            Steps
          </Head>
          <Head end className={WIDTHS.takes}>
            Takes
          </Head>
          <Head end className={WIDTHS.limit}>
            Time limit
          </Head>
          <Head end className={WIDTHS.invitations}>
            Invitations
          </Head>
          <Head end className={WIDTHS.changed}>
            Changed
          </Head>
          <Head end className={WIDTHS.actions}>
            <span className="sr-only">Invite, duplicate or remove</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {assessments.map((assessment) => (
          <AssessmentRow
            key={assessment.assessment_id}
            assessment={assessment}
            onDuplicate={() => onDuplicate(assessment)}
            onRemove={() => onRemove(assessment)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type AssessmentRowProps = {
  assessment: AssessmentSummary;
  onDuplicate: () => void;
  onRemove: () => void;
};

function AssessmentRow({ assessment, onDuplicate, onRemove }: AssessmentRowProps) {
  const { assessment_id: id, title, job_title, company, step_count, minutes } = assessment;
  const { invitation_count: invited, updated_at } = assessment;
  const limit = limitWords(assessment);
  const now = useNow(60_000);
  return (
    <tr className="relative hover:[&>td]:bg-row-hover">
      <Cell className="py-2.5 pl-0">
        <Link
          to={paths.assessment(id)}
          // The whole row opens it; controls above it keep their own click.
          className="block font-medium text-balance wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <span className="block text-12 text-balance wrap-anywhere text-ink-3">
          {job_title}, {company}
        </span>
        <span className="num block text-12 text-ink-2 sm:hidden">
          {plural(step_count, 'step')}, {formatCount(minutes)} min, {limit.inSentence}
        </span>
        <span className="num block text-12 text-ink-2 sm:hidden">
          {plural(invited, 'invitation')}, changed{' '}
          {timeAgo(new Date(updated_at), now).toLowerCase()}
        </span>
      </Cell>
      <Cell end className="hidden sm:table-cell">
        {formatCount(step_count)}
      </Cell>
      <Cell end className="hidden sm:table-cell">
        {formatCount(minutes)} min
      </Cell>
      <Cell end className="hidden lg:table-cell">
        {limit.inCell}
      </Cell>
      <Cell end className="hidden sm:table-cell">
        {formatCount(invited)}
      </Cell>
      <Cell end className="hidden text-ink-3 lg:table-cell">
        <time dateTime={updated_at} title={formatMoment(updated_at)}>
          {timeAgo(new Date(updated_at), now)}
        </time>
      </Cell>
      <Cell end className="pr-0">
        <span className="relative flex items-center justify-end gap-1">
          <Link
            to={paths.invite(id)}
            aria-label={`Invite to ${title}`}
            className={buttonClass({ size: 'sm' })}
          >
            Invite
          </Link>
          <Menu
            trigger={<IconButton label={`More about ${title}`} icon={Ellipsis} />}
            items={[
              { kind: 'action', label: 'Duplicate', icon: Copy, onSelect: onDuplicate },
              { kind: 'line' },
              { kind: 'action', label: 'Remove', icon: Trash2, danger: true, onSelect: onRemove },
            ]}
          />
        </span>
      </Cell>
    </tr>
  );
}

function limitWords({ time_limit_minutes: limit }: AssessmentSummary) {
  if (limit === null) return { inCell: 'None', inSentence: 'no time limit' };
  const minutes = `${formatCount(limit)} min`;
  return { inCell: minutes, inSentence: `limit ${minutes}` };
}
