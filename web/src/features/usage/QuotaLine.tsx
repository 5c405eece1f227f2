import type { QuotaStatus } from '@candor/domain/model/plan';
import { quotaLevel } from '@candor/domain/rules/quota';
import { quotaWord } from '../../session/quota-words';
import { cx } from '../../ui/class-names';
import { formatCount } from '../../ui/format';
import { QuotaMeter } from '../../ui/QuotaMeter';
import { Skeleton } from '../../ui/Skeleton';

type QuotaLineProps = { quota: QuotaStatus; aside?: string | null; className?: string };

/** How much of the candidate quota is used, with the word of its level. */
export function QuotaLine({ quota, aside, className }: QuotaLineProps) {
  const { candidates_used: used, candidates_limit: limit } = quota;
  const word = quotaWord(used, limit);
  return (
    <div className={cx('text-13', className)}>
      <p className="num mb-1.5 flex gap-1.5">
        <span>
          <b className="font-strong">{formatCount(used)}</b>
          {limit === null
            ? ' candidates used, no limit'
            : ` of ${formatCount(limit)} candidates used`}
          {word && (
            <>
              , <span className={cx('font-medium', word.className)}>{word.text}</span>
            </>
          )}
        </span>
        {aside && <span className="ml-auto text-ink-3">{aside}</span>}
      </p>
      {limit !== null && (
        <QuotaMeter
          label={`${used} of ${limit} candidates used${word ? `, ${word.text}` : ''}`}
          used={used}
          limit={limit}
          level={quotaLevel(used, limit)}
        />
      )}
    </div>
  );
}

/** As high as the line will be. */
export function QuotaSkeleton({ className }: { className: string }) {
  return (
    <div className={className}>
      <Skeleton className="mb-1.5 h-5 w-48" />
      <Skeleton className="h-2 w-full" />
    </div>
  );
}
