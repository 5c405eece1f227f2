import {
  Fragment,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { cx } from '../../../ui/class-names';
import { scrollWithin } from '../../../ui/scroll-within';
import type { Mark } from './marks';
import { type Line, type Segment, segmentText } from './segment-text';
import { spreadChips } from './spread-chips';

type ResumeTextProps = {
  text: string;
  marks: readonly Mark[];
  requirementId: string | null;
  markKey: string | null;
  /** A changed number moves the focus to the mark. */
  led: number;
  onChoose: (markKey: string) => void;
  /** Escape was pressed on a mark: the focus goes back to where the mark was chosen. */
  onLeave: () => void;
};

/** The document as it was read, with the evidence marked in place and labelled in the margin. */
export function ResumeText(props: ResumeTextProps) {
  const { text, marks, requirementId, markKey, led, onChoose, onLeave } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => segmentText(text, marks), [text, marks]);
  useSpreadChips(box, lines);
  const before = useRef(led);
  useEffect(() => {
    const asked = before.current !== led;
    before.current = led;
    const mark = markKey === null ? undefined : piecesOf(box.current, markKey)[0];
    if (!mark) return;
    scrollWithin(mark);
    if (asked) mark.focus({ preventScroll: true });
  }, [markKey, led]);
  const rest = useMemo(() => restOf(lines, markKey), [lines, markKey]);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target as Element).closest('mark')) return;
    // Otherwise it would close the whole pane or sheet.
    event.preventDefault();
    onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a way back from the marks, which are focused by keys of other controls
    <div
      ref={box}
      onKeyDown={leave}
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
                id={`${id}${segment.start}`}
                rest={
                  segment.start === rest?.first
                    ? rest.others.map((start) => `${id}${start}`).join(' ')
                    : undefined
                }
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

/** The rendered pieces of a mark in the document. */
function piecesOf(box: Element | null, markKey: string): HTMLElement[] {
  const pieces = box?.querySelectorAll<HTMLElement>('[data-mark]') ?? [];
  return [...pieces].filter((piece) => piece.dataset.mark?.split(' ').includes(markKey));
}

/**
 * Where a mark that is cut into pieces begins, and where the others do: the first alone would be announced as half a
 * quote.
 */
function restOf(lines: readonly Line[], markKey: string | null) {
  const pieces = lines
    .flatMap(({ segments }) => segments)
    .filter(({ marks }) => marks.some(({ key }) => key === markKey));
  const [first, ...others] = pieces.map(({ start }) => start);
  return first === undefined || others.length === 0 ? null : { first, others };
}

type PieceProps = {
  segment: Segment;
  id: string;
  /** The ids of the other pieces of the same quote, if it begins here. */
  rest: string | undefined;
  requirementId: string | null;
  onChoose: (markKey: string) => void;
};

function Piece({ segment, id, rest, requirementId, onChoose }: PieceProps) {
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
        id={id}
        tabIndex={-1}
        aria-describedby={rest}
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
 * The margin label of a mark. Absolutely positioned without a top, it is at the height of the word it belongs to; an
 * inline box, because a block would go below the line.
 */
function Chip({
  marks,
  requirementId,
  onChoose,
}: { marks: readonly Mark[] } & Pick<PieceProps, 'requirementId' | 'onChoose'>) {
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

/** Prevents chips of marks on one line from covering each other. */
function useSpreadChips(box: React.RefObject<HTMLDivElement | null>, lines: unknown): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !lines) return;
    const spread = () => {
      // `offsetTop` is the natural position of a chip: moved by transform, it keeps its place in the layout.
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
