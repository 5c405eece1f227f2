import { useQuota } from '../../../session/use-plan';
import { plural } from '../../../ui/format';
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
        : `There are ${plural(credits, 'credit')} left for ${plural(wanted, 'person', 'people')}.`}
      <MoreCredits />
    </p>
  );
}
