import type { ReactNode } from 'react';
import { useHasAdvisor } from '../../../session/use-plan';
import { AiUsageCard } from './AiUsageCard';
import { type AdviceWords, LockedAdvice } from './LockedAdvice';

type AdvisorFrameProps = {
  /** What the plan would open. */
  locked: AdviceWords;
  children: ReactNode;
};

/** Question and answer, next to the usage; on other plans, what unlocks it. */
export function AdvisorFrame({ locked, children }: AdvisorFrameProps) {
  if (useHasAdvisor() === false) return <LockedAdvice {...locked} />;
  return (
    <div className="grid items-start gap-4 pt-4 sm:gap-6 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_376px]">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6">{children}</div>
      <AiUsageCard />
    </div>
  );
}
