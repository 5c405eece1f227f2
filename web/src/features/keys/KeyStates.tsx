import type { PlanProblem } from '@candor/domain/rules/plan-checks';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';

/** Why no further key may be made, and what opens it. */
export function KeyLimit({ problem }: { problem: PlanProblem }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-border bg-sunken px-4 py-3 text-13">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <Lock size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
        <span className="text-balance">
          <b className="font-strong">{problem.message}</b> Remove a key you no longer use, or
          upgrade to a plan with more keys.
        </span>
      </p>
      <Link to={paths.pricing} className={buttonClass({ size: 'sm' })}>
        Upgrade Plan
      </Link>
    </div>
  );
}
