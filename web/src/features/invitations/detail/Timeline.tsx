import { Check } from 'lucide-react';
import { cx } from '../../../ui/class-names';
import type { Moment } from './timeline';

/** The way of a candidate from the first look to the end, as a line with its points. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol aria-label="Milestones" className="pt-4">
      {moments.map((moment, index) => (
        <li key={moment.key} className="relative flex gap-3 pb-4 text-13 last:pb-0">
          {index < moments.length - 1 && (
            <span
              aria-hidden
              className={cx(
                'absolute top-4 -bottom-1.5 left-[8.25px] w-[1.5px]',
                moment.state === 'done' && moments[index + 1]?.state === 'done'
                  ? 'bg-ink forced-colors:bg-[CanvasText]'
                  : 'bg-[repeating-linear-gradient(var(--border-strong)_0_3px,transparent_3px_6px)]',
              )}
            />
          )}
          <Point state={moment.state} />
          <div className="min-w-0 flex-1">
            <p className="flex justify-between gap-3">
              <span
                className={cx(
                  'min-w-0 wrap-anywhere',
                  moment.state === 'end' ? 'text-ink-3' : 'font-medium',
                )}
              >
                {moment.title}
                {moment.state === 'done' && <span className="sr-only">, done</span>}
              </span>
              {moment.when && (
                <span className="num shrink-0 text-12 leading-5 text-ink-3">{moment.when}</span>
              )}
            </p>
            {moment.detail && <p className="num text-12 text-ink-3">{moment.detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Point({ state }: Pick<Moment, 'state'>) {
  if (state === 'end') {
    return (
      <span
        aria-hidden
        className="relative mx-[5px] mt-1.5 size-2 shrink-0 rounded-full bg-border-strong"
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cx(
        'relative mt-px grid size-4.5 shrink-0 place-items-center rounded-full border-[1.5px]',
        state === 'done' && 'border-ink bg-ink text-on-ink',
        state === 'next' && 'border-accent bg-surface shadow-[0_0_0_3px_var(--accent-soft)]',
        state === 'ahead' && 'border-border-strong bg-surface',
      )}
    >
      {state === 'done' && <Check size={12} strokeWidth={2.5} />}
    </span>
  );
}
