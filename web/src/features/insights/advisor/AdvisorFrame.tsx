import { messages } from '@candor/domain/messages';
import { lowestPlanWith, PLANS } from '@candor/domain/rules/plans';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useHasAdvisor } from '../../../session/use-plan';
import { buttonClass } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { AiUsageCard } from './AiUsageCard';

type AdvisorFrameProps = {
  /** What the plan would open. */
  lockedTitle: string;
  children: ReactNode;
};

/** Question and answer, next to the usage; on other plans, what unlocks it. */
export function AdvisorFrame({ lockedTitle, children }: AdvisorFrameProps) {
  const plan = lowestPlanWith('ai_strategic_advisor');
  if (useHasAdvisor() === false) {
    return (
      <EmptyState
        kind="locked"
        title={lockedTitle}
        {...(plan && { tag: PLANS[plan].name })}
        action={
          <Link to={paths.pricing} className={buttonClass({ variant: 'primary' })}>
            Upgrade Plan
          </Link>
        }
      >
        {messages.aiFeatures}
      </EmptyState>
    );
  }
  return (
    <div className="grid items-start gap-4 pt-4 sm:gap-6 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_376px]">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6">{children}</div>
      <AiUsageCard />
    </div>
  );
}
