import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/class-names';
import type { Compared } from './CompareHead';

/** Below the top of the window the navigation ends, and a name in the head of the table, in pixels. */
const NAVIGATION = 56;
const NAME = 32;

type CompareScrollProps = { people: readonly Compared[]; children: ReactNode };

/**
 * The comparison. Where it has no room it scrolls sideways, and the names of its columns stay once its head has been
 * scrolled away; with room the head itself stays. Screen readers have the head in both cases.
 */
export function CompareScroll({ people, children }: CompareScrollProps) {
  const table = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLDivElement>(null);
  const isGone = useHeadGone(table);
  const width = people.length > 2 ? 'min-w-[520px] lg:min-w-[760px] print:min-w-0' : '';
  return (
    <>
      <div
        ref={names}
        aria-hidden
        className={cx(
          'sticky top-14 z-[5] -mb-9 h-9 overflow-hidden border-b border-border bg-bg lg:hidden print:hidden',
          !isGone && 'invisible',
        )}
      >
        <div className={cx('flex h-full items-center', width)}>
          {people.map(({ id, name, result, covered }) => (
            <span key={id} className="flex min-w-0 flex-1 items-center gap-2 px-3 max-sm:px-2">
              <span className="truncate text-14 font-strong">{name}</span>
              {!covered && <span className="num text-13 text-ink-3">{result.overall_score}</span>}
            </span>
          ))}
        </div>
      </div>
      <div
        className="max-lg:overflow-x-auto print:overflow-visible"
        onScroll={({ currentTarget }) => {
          if (names.current) names.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        <div ref={table} className={width}>
          {children}
        </div>
      </div>
    </>
  );
}

/** Whether the names in the head of a table are above what the window shows. */
function useHeadGone(table: RefObject<HTMLElement | null>): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const look = () => {
      const head = table.current?.querySelector('thead');
      if (head) setGone(head.getBoundingClientRect().top < NAVIGATION - NAME);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [table]);
  return isGone;
}
