import { EmptyState } from '../../../ui/EmptyState';
import { ListOutline } from '../../../ui/ListOutline';
import { Skeleton } from '../../../ui/Skeleton';
import { AdvisorFrame } from './AdvisorFrame';
import { MarketForm } from './MarketForm';
import { MarketReport } from './MarketReport';
import type { Market } from './use-advisor';

const LOCKED = {
  name: 'Competitive intelligence',
  does: 'It says how many of your jobs ask for a skill and how many people show it, by industry, location and company size, with public statistics where they are loaded.',
  // In the words of the rule that finds it, so that the plan keeps what this promises.
  example: '“Life support certificate” is asked for in 6 jobs and shown by 41 of 380 people.',
};

/** What the account's own jobs of a year say about a skill in an industry. */
export function MarketTab({ market }: { market: Market }) {
  return (
    <AdvisorFrame locked={LOCKED}>
      <MarketForm market={market} />
      <div aria-live="polite">
        {market.isPending && (
          <div role="status" aria-label="Looking through your jobs">
            <Skeleton atOnce className="h-48 w-full rounded-card" />
          </div>
        )}
        {market.isIdle && (
          <EmptyState outline={<ListOutline />} title="Nothing looked up yet">
            How many of your jobs ask for a skill, and how many people show it, appears here.
          </EmptyState>
        )}
        {market.data && <MarketReport report={market.data} />}
      </div>
    </AdvisorFrame>
  );
}
