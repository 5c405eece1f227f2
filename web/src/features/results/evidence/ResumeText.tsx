import { Fragment, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from '../../../ui/class-names';
import { scrollWithin } from '../../../ui/scroll-within';
import type { Mark } from './marks';
import { type Segment, segmentText } from './segment-text';
import { spreadChips } from './spread-chips';

type ResumeTextProps = {
  text: string;
  marks: readonly Mark[];
  requirementId: string | null;
  markKey: string | null;
  onChoose: (markKey: string) => void;
};

/** The document as it was read, with what it proves marked in place and named in the margin. */
export function ResumeText({ text, marks, requirementId, markKey, onChoose }: ResumeTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => segmentText(text, marks), [text, marks]);
  useSpreadChips(box, lines);
  useEffect(() => {
    if (!markKey) return;
    const pieces = box.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [];
    const mark = [...pieces].find((piece) => piece.dataset.mark?.split(' ').includes(markKey));
    if (mark) scrollWithin(mark);
  }, [markKey]);
  return (
    <div
      ref={box}
      className="relative max-w-[calc(72ch+44px)] pl-11 text-[0.9375rem] leading-[1.5625rem] break-words text-ink"
    >
      {lines.map((line) =>
        line.segments.length === 0 ? (
          <div key={line.start} className="h-3" />
        ) : (
          <p
            key={line.start}
            className={cx(
              'whitespace-pre-wrap',
              line.heading && 'mt-2 text-12 font-medium text-ink-3',
            )}
          >
            {line.segments.map((segment) => (
              <Piece
                key={segment.start}
                segment={segment}
                requirementId={requirementId}
                onChoose={onChoose}
              />
            ))}
          </p>
        ),
      )}
    </div>
  );
}

type PieceProps = {
  segment: Segment;
  requirementId: string | null;
  onChoose: (markKey: string) => void;
};

function Piece({ segment, requirementId, onChoose }: PieceProps) {
  const { text, marks, begins, ends } = segment;
  if (marks.length === 0) return text;
  const top =
    marks.find((mark) => mark.requirementId !== null && mark.requirementId === requirementId) ??
    strongest(marks);
  const on = top.requirementId !== null && top.requirementId === requirementId;
  return (
    <>
      {begins.length > 0 && (
        <Chip marks={begins} requirementId={requirementId} onChoose={onChoose} />
      )}
      {begins.map((mark) => (
        <span key={mark.key} className="sr-only">
          {mark.verdict === 'flag' ? `${mark.note}: ` : `${mark.label} evidence start: `}
        </span>
      ))}
      <mark
        data-mark={marks.map((mark) => mark.key).join(' ')}
        data-on={on}
        title={top.verdict === 'flag' ? top.note : undefined}
        className={top.verdict === 'unmet' ? 'mark-unclear' : `mark-${top.verdict}`}
      >
        {text}
      </mark>
      {ends.map((mark) => (
        <Fragment key={mark.key}>
          {mark.verdict === 'flag' && <span className="ml-1 text-12 text-ink-3">not counted</span>}
          <span className="sr-only"> {mark.label} evidence end</span>
        </Fragment>
      ))}
    </>
  );
}

const ORDER = ['flag', 'met', 'partial', 'unclear', 'unmet'] as const;

function strongest(marks: readonly Mark[]): Mark {
  const [first, ...rest] = marks;
  if (!first) throw new Error('strongest needs at least one mark');
  return rest.reduce(
    (best, mark) => (ORDER.indexOf(mark.verdict) < ORDER.indexOf(best.verdict) ? mark : best),
    first,
  );
}

/**
 * The margin label of a mark. Absolutely placed without a top, it stands at the height of the word it belongs to; as an
 * inline box, because a block would stand under the line.
 */
function Chip({
  marks,
  requirementId,
  onChoose,
}: { marks: readonly Mark[] } & Omit<PieceProps, 'segment'>) {
  const mark = marks.find((candidate) => candidate.requirementId === requirementId) ?? marks[0];
  if (!mark) return null;
  const on = mark.requirementId !== null && mark.requirementId === requirementId;
  const others = marks.length > 1 ? ` and ${marks.length - 1} more` : '';
  return (
    <button
      type="button"
      data-chip
      tabIndex={-1}
      disabled={mark.requirementId === null}
      title={marks.map((candidate) => candidate.label).join(', ')}
      aria-label={`${mark.label}${others}, choose this evidence`}
      onClick={() => onChoose(mark.key)}
      className={cx(
        'num absolute left-0 mt-[3px] inline-grid h-4.5 min-w-7.5 place-items-center rounded-chip px-1 text-12 leading-4',
        on
          ? 'bg-mark font-strong text-ink'
          : 'bg-surface font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--border)]',
      )}
    >
      {mark.label}
      {marks.length > 1 && '+'}
    </button>
  );
}

/** Chips of marks on one line would cover each other. */
function useSpreadChips(box: React.RefObject<HTMLDivElement | null>, lines: unknown): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !lines) return;
    const spread = () => {
      // `offsetTop` is where a chip would stand: moved, it keeps its place in the layout.
      const chips = [...element.querySelectorAll<HTMLElement>('[data-chip]')];
      const shifts = spreadChips(chips.map((chip) => chip.offsetTop));
      for (const [index, chip] of chips.entries()) {
        chip.style.translate = shifts[index] ? `0 ${shifts[index]}px` : '';
      }
    };
    spread();
    const observer = new ResizeObserver(spread);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, lines]);
}
