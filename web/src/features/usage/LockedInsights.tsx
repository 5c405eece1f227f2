import { messages } from '@candor/domain/messages';
import { lowestPlanWith, PLANS } from '@candor/domain/rules/plans';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useHasAdvisor } from '../../session/use-plan';
import { buttonClass } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Tag } from '../../ui/Tag';

/** What insights over all jobs would tell, for plans that do not have them yet. Absent on the plans that do. */
export function LockedInsights() {
  const hasThem = useHasAdvisor();
  const plan = lowestPlanWith('ai_strategic_advisor');
  if (hasThem !== false || !plan) return null;
  return (
    <Card
      aria-labelledby="insights-title"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 bg-bg! px-4 py-5 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <Tag tone="line" className="mb-2">
          <Lock size={12} strokeWidth={1.75} aria-hidden />
          {PLANS[plan].name}
        </Tag>
        <h2 id="insights-title" className="text-16 font-strong">
          What your jobs have in common
        </h2>
        <p className="mt-1 text-13 text-ink-2">
          Example: “Of all must-haves, ‘Life support certificate’ is shown by the fewest: 41 of
          380.”
        </p>
        <p className="text-13 text-ink-3">{messages.aiFeatures}</p>
      </div>
      <Link to={paths.pricing} className={buttonClass()}>
        Upgrade Plan
      </Link>
    </Card>
  );
}
