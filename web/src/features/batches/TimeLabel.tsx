import { timeAgo } from '@candor/domain/rules/time-ago';
import { formatMoment } from '../../ui/format';
import { useNow } from '../../ui/use-now';

/** How long ago something was; the exact time on hover and in the markup. */
export function TimeLabel({ iso }: { iso: string }) {
  const now = useNow(60_000);
  return (
    <time dateTime={iso} title={formatMoment(iso)} className="whitespace-nowrap">
      {timeAgo(new Date(iso), now)}
    </time>
  );
}
