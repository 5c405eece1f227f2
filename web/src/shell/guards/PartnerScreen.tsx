import type { RouteNeeds } from '@candor/domain/rules/guard';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useHelpPaths } from '../../session/use-help-paths';
import { buttonClass } from '../../ui/Button';
import { LockedOver } from '../../ui/LockedOver';
import { onDemand } from '../../ui/on-demand';
import { Tag } from '../../ui/Tag';
import { useParts } from '../../ui/use-parts';
import { PageTitle } from '../PageTitle';

/** The card says what there is to know; the layout behind it may come later. */
const patterns = onDemand(() =>
  import('../../features/meta-analytics/ExamplePage').then(({ ExamplePage }) => ({
    layout: <ExamplePage title="Assessment Meta-Analytics" />,
  })),
);
const reports = onDemand(() =>
  import('../../features/ats-reports/ExampleReport').then(({ ExampleReport }) => ({
    layout: <ExampleReport />,
  })),
);

/** The gate of the pages that only integration partners see: what they show and whom to ask, over their layout. */
export function PartnerScreen({ needs }: { needs: RouteNeeds }) {
  const { sales } = useHelpPaths();
  const parts = useParts(needs.feature ? patterns : reports);
  return (
    <LockedOver layout={parts?.layout ?? null}>
      <PageTitle title="Integration Partner Access Required" className="flex">
        <Tag tone="line" className="tracking-normal">
          <Lock size={12} strokeWidth={1.75} aria-hidden />
          Integration Partner Access Required
        </Tag>
      </PageTitle>
      <h2 className="mt-3 text-20 font-strong">See how your ATS candidates stand</h2>
      <p className="mt-1 text-14 text-ink-2">
        This page is for partners who send candidates from an applicant tracking system. It scores
        them where they are, and reports on each with the evidence for every point.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-2 max-sm:*:grow">
        <Link to={sales} className={buttonClass({ variant: 'primary' })}>
          Contact Sales
        </Link>
        <Link to={paths.pricing} className={buttonClass()}>
          Learn More
        </Link>
        <Link to={paths.dashboard} className={buttonClass({ variant: 'quiet' })}>
          Back to the dashboard
        </Link>
      </div>
      <p className="mt-4 text-12 text-ink-3">
        Partner access is arranged with sales and part of no plan. The figures behind this card are
        an example, not yours.
      </p>
    </LockedOver>
  );
}
