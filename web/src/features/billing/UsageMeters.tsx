import type { PlanInfo, QuotaStatus } from '@candor/domain/model/plan';
import { quotaLevel } from '@candor/domain/rules/quota';
import type { ReactNode } from 'react';
import { quotaWord } from '../../session/quota-words';
import { cx } from '../../ui/class-names';
import { formatCount, formatDay } from '../../ui/format';
import { NotAvailable } from '../../ui/NotAvailable';
import { QuotaMeter } from '../../ui/QuotaMeter';

const GRID = 'mt-6 grid grid-cols-2 gap-x-8 gap-y-6 border-t border-border pt-5';

type UsageMetersProps = {
  plan: PlanInfo;
  quota: QuotaStatus | undefined;
  /** The plan was cancelled: its last day brings no new quota. */
  ends: boolean;
};

/** What stays of an account whose plan has ended: the limits of a trial are not what it has instead. */
export function KeptThings({ plan, quota }: Pick<UsageMetersProps, 'plan' | 'quota'>) {
  const keys = plan.usage.api_keys_used;
  return (
    <dl className={cx(GRID, 'sm:grid-cols-4')}>
      <Fact name="API keys">
        {formatCount(keys)}
        {keys > 0 && <span className="font-normal text-ink-2"> paused</span>}
      </Fact>
      <Fact name="Invitation credits">
        {quota ? formatCount(quota.invitation_credits) : <NotAvailable />}
      </Fact>
    </dl>
  );
}

/** What is used of every limit of the plan. */
export function UsageMeters({ plan, quota, ends }: UsageMetersProps) {
  const { usage, limits, current_period_end: end } = plan;
  const { candidates_remaining: left } = usage;
  const onTrial = plan.plan_type === 'trial';
  return (
    <dl className={cx(GRID, 'sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]')}>
      <Used name="Candidates" used={usage.candidates_used} limit={usage.candidates_limit} leveled>
        {left !== null && `${formatCount(left)} left`}
        {left !== null && end && !onTrial && (ends ? ' until ' : ', resets ') + formatDay(end)}
      </Used>
      <Used name="API keys" used={usage.api_keys_used} limit={usage.api_keys_limit} />
      <Fact name="Invitation credits">
        {quota ? formatCount(quota.invitation_credits) : <NotAvailable />}
      </Fact>
      <Fact name="Largest batch">
        {limits.max_batch_size === null ? 'No limit' : formatCount(limits.max_batch_size)}
      </Fact>
      <Fact name="Period">{formatCount(limits.billing_period_days)} days</Fact>
    </dl>
  );
}

type UsedProps = {
  name: string;
  used: number;
  limit: number | null;
  /** Whether being near the end is worth a word: a full set of keys is no trouble. */
  leveled?: boolean;
  children?: ReactNode;
};

function Used({ name, used, limit, leveled = false, children }: UsedProps) {
  const level = leveled ? quotaLevel(used, limit) : 'none';
  const word = leveled ? quotaWord(used, limit) : null;
  const words = limit === null ? 'no limit' : formatCount(limit);
  return (
    <Fact name={name} className={cx(leveled && 'col-span-full lg:col-span-1')}>
      {formatCount(used)}
      <span className="font-normal text-ink-2">
        {limit === null ? `, ${words}` : ` of ${words} used`}
      </span>
      {word && <span className={cx('ml-2 text-13 font-medium', word.className)}>{word.text}</span>}
      {limit !== null && (
        <QuotaMeter
          label={`${name}: ${used} of ${limit} used${word ? `, ${word.text}` : ''}`}
          used={used}
          limit={limit}
          level={level}
          ticks={leveled}
          className="mt-2"
        />
      )}
      {children && <p className="mt-1.5 text-12 font-normal text-ink-3">{children}</p>}
    </Fact>
  );
}

type FactProps = { name: string; className?: string; children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="num mt-0.5 text-14 font-medium">{children}</dd>
    </div>
  );
}
