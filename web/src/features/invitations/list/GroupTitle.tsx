import { formatCount } from '../../../ui/format';
import type { RowGroup } from './group-rows';
import { groupWords } from './group-words';

/** The name of a group, its size across all pages, and its totals. */
export function GroupTitle({ group: { title, sums } }: { group: RowGroup }) {
  const words = sums && groupWords(sums);
  return (
    <>
      {title}
      {sums && (
        <>
          {' '}
          <span className="num font-normal text-ink-3">{formatCount(sums.total)}</span>
        </>
      )}
      {words && (
        <>
          {' '}
          <span className="num ml-2 font-normal text-ink-3">{words}</span>
        </>
      )}
    </>
  );
}
