import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names';
import { Skeleton } from '../../ui/Skeleton';

type PreviewFrameProps = { head: string; action?: ReactNode; busy?: boolean; children: ReactNode };

/** Placeholder for what is read from a job text. */
export function PreviewFrame({ head, action, busy, children }: PreviewFrameProps) {
  return (
    <section aria-label="Requirements" aria-busy={busy} className="flex min-w-0 flex-col">
      <div className="mb-1 flex min-h-5 items-center gap-4">
        <p role="status" className="num mr-auto text-13 font-medium">
          {head}
        </p>
        {action}
      </div>
      {children}
    </section>
  );
}

const OUTLINE = ['w-40', 'w-56', 'w-48', 'w-28', 'w-36', 'w-52', 'w-32'];

/** One line of it. On a phone, where the candidates come below, three are enough of a picture. */
const OUTLINE_LINE =
  'flex h-[1.8125rem] items-center gap-2 border-b border-hairline max-sm:nth-[n+4]:hidden';

/** Said while a text is on its way to the engine and back. */
export const READING = 'Reading the job description';

/** Before there is enough text to read, and for the moment before its reading is worth a stand-in that moves. */
export function PreviewWaiting({ reading }: { reading: boolean }) {
  return (
    <PreviewFrame head={reading ? READING : 'Requirements'} busy={reading}>
      <ul aria-hidden className="border-t border-hairline">
        {OUTLINE.map((width) => (
          <li key={width} className={OUTLINE_LINE}>
            <span className="h-2 w-5 rounded-chip bg-border" />
            <span className={`h-2 rounded-chip bg-border ${width}`} />
          </li>
        ))}
      </ul>
      <p className={cx('mt-2 text-12 text-ink-3', reading && 'invisible')}>
        What the job asks for appears here while you type.
      </p>
    </PreviewFrame>
  );
}

/** While it is read for the first time. */
export function PreviewLoading() {
  return (
    <PreviewFrame head={READING} busy>
      <ul className="border-t border-hairline">
        {OUTLINE.map((width) => (
          <li key={width} className={OUTLINE_LINE}>
            <Skeleton atOnce className="h-3 w-5" />
            <Skeleton atOnce className={`h-3 ${width}`} />
          </li>
        ))}
      </ul>
    </PreviewFrame>
  );
}
