import type { Dashboard } from '@candor/domain/model/analytics';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { featureLines, planWords, standingWords } from './usage-words';

/** The plan, its state, its limits and its features. */
export function PlanFacts({ dashboard }: { dashboard: Dashboard }) {
  return (
    <section aria-label="Plan" className="num mt-3 text-12 text-ink-3">
      <p>
        <b className="font-medium text-ink">{standingWords(dashboard)}</b> {planWords(dashboard)}{' '}
        <Link
          to={paths.billing}
          className="font-medium whitespace-nowrap text-accent-ink hover:underline pointer-coarse:py-3"
        >
          Plan and billing
        </Link>
      </p>
      <ul aria-label="What the plan includes" className="mt-1.5 list-disc pl-4">
        {featureLines(dashboard).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
