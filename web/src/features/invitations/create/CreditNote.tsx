import { useQuota } from '../../../session/use-plan';
import { formatCount, plural } from '../../../ui/format';
import { MoreCredits } from '../CreditsHelp';

/** Says before anything is typed that the credits do not last, and how to get more. Nothing while they do. */
export function CreditNote({ wanted }: { wanted: number }) {
  const quota = useQuota();
  const credits = quota.data?.invitation_credits;
  if (credits === undefined || credits >= Math.max(1, wanted)) return null;
  return (
    <p className="rounded-control bg-warning-soft px-3 py-2.5 text-13">
      {credits === 0
        ? 'No invitation credits are left. Each invitation uses one.'
        : `There ${credits === 1 ? 'is' : 'are'} ${plural(credits, 'credit')} left for ${plural(wanted, 'person', 'people')}. The first ones are invited; the others stay in the form.`}
      <MoreCredits />
    </p>
  );
}

/** What inviting takes from the credits, while these last. */
export function CreditSum({ wanted }: { wanted: number }) {
  const quota = useQuota();
  const credits = quota.data?.invitation_credits;
  if (credits === undefined || wanted < 1 || credits < wanted) return null;
  return (
    <p className="num text-12 text-ink-2">
      Takes {formatCount(wanted)} of {plural(credits, 'invitation credit')}.
    </p>
  );
}
