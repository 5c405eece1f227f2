import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names';

type FrameProps = {
  head: ReactNode;
  /** Whether the head stays in sight. */
  fixed?: boolean;
  /** What can be done: a bar at the foot of a phone, right below the text on a desk, and in sight on both. */
  bar?: ReactNode;
  children: ReactNode;
};

/** What scrolls beneath it fades: there is no line while it stands at the top of the page. */
const FIXED =
  'sticky top-0 z-10 after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-3 ' +
  'after:bg-linear-to-b after:from-bg after:to-transparent [@media(max-height:30rem)]:static';

const COLUMN = 'mx-auto w-full max-w-150 px-5';

/** One screen of the assessment: a column, as wide as a hand on a phone and easy to read on a desk. */
export function Frame({ head, fixed, bar, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={cx('bg-bg', fixed && FIXED)}>
        <div className={COLUMN}>{head}</div>
      </header>
      <main id="main" className="flex flex-1 flex-col">
        <div
          className={cx(
            COLUMN,
            'flex-1 pt-4 pb-10 md:flex-none [&_:is(a,button)]:scroll-mb-32',
            // A field's error is below it, and must not be covered by the bar either.
            '[&_:is(input,textarea)]:scroll-mb-48',
          )}
        >
          {children}
        </div>
        {bar && (
          <div className="sticky bottom-0 z-10 border-t border-border bg-surface text-center text-13 text-balance text-ink-2 md:border-0 md:bg-bg [@media(max-height:30rem)]:static print:hidden">
            <div
              className={cx(
                COLUMN,
                'border-hairline pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:max-w-140 md:border-t md:px-0 md:pt-5',
              )}
            >
              {bar}
            </div>
          </div>
        )}
      </main>
    </div>
  );
}

/** The classes of a button in the bar, beside its look. */
export const BAR_BUTTON = 'h-13! rounded-card! text-16!';
