import type { Invitation } from '@candor/domain/model/invitation';
import { timeAgo } from '@candor/domain/rules/time-ago';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { formatCount, formatMoment, plural } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import { useNow } from '../../../ui/use-now';
import { reminderWords } from '../reminder-words';

const LIST = 'grid grid-cols-2 gap-x-6 gap-y-3 text-13';

/** What matters at once: how far, how often there, and when last. */
export function KeyFacts({ invitation }: { invitation: Invitation }) {
  const { milestones_completed: done, total_milestones: total, last_accessed } = invitation;
  const now = useNow(60_000);
  return (
    <dl className={`${LIST} mt-5`}>
      <Fact name="Progress">
        {total > 0 && `${formatCount(done)} of ${formatCount(total)}, `}
        {Math.round(invitation.completion_percentage)}%
      </Fact>
      <Fact name="Points">{formatCount(invitation.points_earned)}</Fact>
      <Fact name="Opened">
        {invitation.access_count > 0
          ? plural(invitation.access_count, 'time')
          : done > 0
            ? 'Not by this link'
            : 'Not yet'}
      </Fact>
      <Fact name="Last active">
        {last_accessed ? (
          <time dateTime={last_accessed} title={formatMoment(last_accessed)}>
            {timeAgo(new Date(last_accessed), now)}
          </time>
        ) : (
          <NotAvailable />
        )}
      </Fact>
    </dl>
  );
}

/** Everything else that is known of an invitation. */
export function AllFacts({ invitation }: { invitation: Invitation }) {
  const { time_limit_minutes: limit, assessment_id: own } = invitation;
  return (
    <dl className={`${LIST} mt-3`}>
      <Fact name="Created">{formatMoment(invitation.created_at)}</Fact>
      <Fact name="Updated">{formatMoment(invitation.updated_at)}</Fact>
      <Fact name="Expires">{formatMoment(invitation.expires_at)}</Fact>
      <Fact name="Time limit">{limit === null ? 'None' : plural(limit, 'minute')}</Fact>
      <Fact name="Reminders">{reminderWords(invitation)}</Fact>
      <Fact name="E-mail">{invitation.candidate_email ?? <NotAvailable />}</Fact>
      <Fact name="Code" mono wide>
        {invitation.invitation_code}
      </Fact>
      <Fact name="Ashby assessment" mono>
        {invitation.ashby_assessment_id ?? <NotAvailable />}
      </Fact>
      <Fact name="Greenhouse assessment" mono>
        {invitation.greenhouse_assessment_id ?? <NotAvailable />}
      </Fact>
      {own && (
        <Fact name="Assessment">
          <Link
            to={paths.assessment(own)}
            className="relative font-medium text-accent-ink hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3.5"
          >
            Open the assessment
          </Link>
        </Fact>
      )}
    </dl>
  );
}

type FactProps = {
  name: string;
  mono?: boolean;
  /** It has a row to itself. */
  wide?: boolean;
  children: ReactNode;
};

function Fact({ name, mono, wide, children }: FactProps) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className={mono ? 'font-mono text-12 wrap-anywhere' : 'num font-medium wrap-anywhere'}>
        {children}
      </dd>
    </div>
  );
}
