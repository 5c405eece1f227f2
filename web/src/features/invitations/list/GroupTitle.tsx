import { formatCount } from '../../../ui/format';
import type { RowGroup } from './group-rows';
import { groupWords } from './group-words';

/** What a group is called, how many there are on all pages, and what they come to. */
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
