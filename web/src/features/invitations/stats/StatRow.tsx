import type { InvitationStats } from '@candor/domain/model/invitation';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useConfig } from '../../../session/use-config';
import { useQuota } from '../../../session/use-plan';
import { formatCount, formatMean } from '../../../ui/format';
import { durationWords } from './stat-words';

const LINK = 'font-medium text-accent-ink hover:underline';

/** The totals of the invitations in a period. */
export function StatRow({ stats }: { stats: InvitationStats }) {
  const mean = stats.average_points_per_invitation;
  return (
    <FigureRow>
      <Figure
        name="Completed"
        value={formatCount(stats.completed_invitations)}
        note={`of ${formatCount(stats.total_invitations)}`}
      />
      <Figure name="Average progress" value={`${stats.average_progress}%`} />
      <Figure
        name="Points earned"
        value={formatCount(stats.total_points_earned)}
        note={mean > 0 && `${Number.isInteger(mean) ? formatCount(mean) : formatMean(mean)} each`}
      />
      <Figure
        name="Median time to finish"
        value={durationWords(stats.median_hours_to_complete) ?? '-'}
      />
      <CreditFigure />
    </FigureRow>
  );
}

/** A row of figures between two lines; on a phone two are side by side. */
export function FigureRow({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 border-y border-border sm:flex sm:justify-between lg:justify-start lg:gap-x-0">
      {children}
    </dl>
  );
}

/** How many more people can be invited, with the way to more: where none can be bought, once the last one is gone. */
export function CreditFigure() {
  const quota = useQuota();
  const config = useConfig();
  const credits = quota.data?.invitation_credits;
  const isHighest = quota.data?.plan_type === 'enterprise';
  return (
    <Figure
      name="Credits left"
      value={credits === undefined ? '-' : formatCount(credits)}
      note={
        config?.payments ? (
          <Link to={paths.billing} className={LINK}>
            Buy <span className="sr-only">invitation credits</span>
          </Link>
        ) : (
          credits === 0 && (
            <Link to={isHighest ? paths.support : paths.pricing} className={LINK}>
              {isHighest ? 'Contact Sales' : 'Upgrade Plan'}{' '}
              <span className="sr-only">for invitation credits</span>
            </Link>
          )
        )
      }
    />
  );
}

/** The box of a figure. On a phone the last one, the credits, is one line across both columns. */
export const FIGURE =
  'min-w-0 py-2.5 max-sm:last:col-span-2 max-sm:last:flex max-sm:last:items-baseline max-sm:last:justify-between lg:flex-1 lg:border-l lg:border-border lg:px-5 lg:py-3 lg:first:border-l-0 lg:first:pl-0 lg:last:pr-0';

type FigureProps = { name: string; value: string; note?: ReactNode };

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className={FIGURE}>
      <dt className="text-12 whitespace-nowrap text-ink-3">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="num text-20 font-medium whitespace-nowrap">
          {value === '-' ? (
            <>
              <span aria-hidden>-</span>
              <span className="sr-only">not available</span>
            </>
          ) : (
            value
          )}
        </span>
        {note && <span className="num text-13 whitespace-nowrap text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}
