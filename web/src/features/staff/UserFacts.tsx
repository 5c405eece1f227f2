import type { StaffUserDetail } from '@candor/domain/model/staff';
import { PLANS } from '@candor/domain/rules/plans';
import { Card } from '../../ui/Card';
import { formatCount, formatDay, formatMoment } from '../../ui/format';

/** The state of an account: its plan, limits and usage. Nothing about the data it works on. */
export function UserFacts({ user }: { user: StaffUserDetail }) {
  const { agreed } = user;
  const facts: [string, string, (string | undefined)?][] = [
    ['Plan', PLANS[user.plan_type].name, planNote(user)],
    [
      'Candidates in this period',
      usedOf(user.candidates_used, user.candidates_limit),
      noteOf(agreed.candidates_limit),
    ],
    ['API keys', usedOf(user.api_keys_used, user.api_key_limit), noteOf(agreed.api_key_limit)],
    ['Largest batch', limitWords(user.max_batch_size), noteOf(agreed.max_batch_size)],
    ['Invitation credits', formatCount(user.invitation_credits)],
    ['Signs in with', user.is_oauth ? 'Another service' : 'E-mail and password'],
    ['Last seen', user.last_seen_at ? formatMoment(user.last_seen_at) : 'Never'],
    ['Account since', formatDay(user.created_at)],
  ];
  return (
    <Card aria-label="How it stands" className="px-5 py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {facts.map(([name, value, note]) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="text-14 font-medium">
              {value}
              {note && <span className="block text-12 font-normal text-ink-3">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function planNote({ plan_type, trial_ends_at: end, status, current_period_end }: StaffUserDetail) {
  if (plan_type !== 'trial') return `period to ${formatDay(current_period_end)}`;
  if (!end) return undefined;
  return `${status === 'expired' ? 'ended' : 'until'} ${formatMoment(end)}`;
}

function noteOf(agreed: number | null): string | undefined {
  return agreed === null ? undefined : 'agreed with its owner';
}

function usedOf(used: number, limit: number | null): string {
  return `${formatCount(used)}${limit === null ? ', ' : ' of '}${limitWords(limit)}`;
}

function limitWords(limit: number | null): string {
  return limit === null ? 'no cap' : formatCount(limit);
}
