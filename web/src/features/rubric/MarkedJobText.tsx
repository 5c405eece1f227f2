import type { Span } from '@candor/domain/model/match';
import { useEffect, useMemo, useRef } from 'react';
import { cx } from '../../ui/class-names';
import { scrollWithin } from '../../ui/scroll-within';
import { useMediaQuery } from '../../ui/use-media-query';
import type { LabelledLine } from './label-lines';
import { markSources } from './mark-sources';

/** If the text is next to the list and scrolls separately. */
const BESIDE = '(width >= 56.25rem)';

type MarkedJobTextProps = {
  jobText: string;
  lines: readonly LabelledLine[];
  chosen: string | null;
  /** A stretch to point out that no requirement was read from. */
  shown: Span | null;
  onChoose: (key: string) => void;
};

/** The job text with the words that each requirement was read from. */
export function MarkedJobText({ jobText, lines, chosen, shown, onChoose }: MarkedJobTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => markSources(jobText, lines), [jobText, lines]);
  const isBeside = useMediaQuery(BESIDE);
  useEffect(() => {
    // Under the list both scroll together: the text must not pull the line away that was just touched.
    if (!isBeside && !shown) return;
    const mark = box.current?.querySelector<HTMLElement>(shown ? '[data-shown]' : '[data-on]');
    if (mark && (shown || chosen)) scrollWithin(mark);
  }, [shown, chosen, isBeside]);
  return (
    <div ref={box} className="max-w-[72ch] text-14 whitespace-pre-wrap text-ink-2">
      {pieces.map(({ start, text, key, label }) =>
        key === null ? (
          <Plain key={start} start={start} text={text} shown={shown} />
        ) : (
          // The list beside it reaches every line by keyboard; the mark is a second way for the pointer.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the line's own field does the same
          <mark
            key={start}
            data-on={key === chosen || undefined}
            onClick={() => onChoose(key)}
            className={cx(
              'cursor-pointer border-b-[1.5px] border-ink-3 text-ink',
              key === chosen ? 'bg-mark' : 'bg-transparent',
            )}
          >
            <sup className="num mr-0.5 text-12 leading-none font-medium text-ink-3">{label}</sup>
            {text}
          </mark>
        ),
      )}
    </div>
  );
}

function Plain({ start, text, shown }: { start: number; text: string; shown: Span | null }) {
  const inside = shown && shown.start >= start && shown.end <= start + text.length;
  if (!inside) return text;
  const [from, to] = [shown.start - start, shown.end - start];
  return (
    <>
      {text.slice(0, from)}
      <mark
        data-shown
        className="border-b-[1.5px] border-dotted border-warning bg-warning-soft text-ink"
      >
        {text.slice(from, to)}
      </mark>
      {text.slice(to)}
    </>
  );
}
