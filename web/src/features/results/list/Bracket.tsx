import { cx } from '../../../ui/class-names';
import type { TiePlace } from '../rows/rank-rows';

const PLACE: Record<TiePlace, string> = {
  only: 'hidden',
  first: 'top-3 -bottom-px rounded-tl-[4px] border-t-[1.5px]',
  middle: 'top-0 -bottom-px',
  last: 'top-0 bottom-3 rounded-bl-[4px] border-b-[1.5px]',
};

/** A piece of the bracket next to everybody whose score is too close to the open person's to rank them. */
export function Bracket({ place, className = 'left-2' }: { place: TiePlace; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx('absolute w-1.5 border-l-[1.5px] border-accent', PLACE[place], className)}
    />
  );
}
