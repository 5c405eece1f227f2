import { cx } from '../class-names';
import { VerdictGlyph } from './VerdictGlyph';
import { VERDICT_WORD, type VerdictName } from './verdict';

export type CoverageDot = {
  id: string;
  label: string;
  text: string;
  importance: 'must' | 'nice';
  verdict: VerdictName;
  /** The sentence of the resume, when it is at hand. */
  quote?: string | undefined;
};

type CoverageDotsProps = {
  dots: readonly CoverageDot[];
  /** Makes each dot a way to its evidence. Dots stay out of the tab order: the list in the pane serves the keyboard. */
  onOpen?: (id: string) => void;
};

/** One shape per requirement, must-haves, a gap, nice-to-haves. Hovering tells the requirement and its sentence. */
export function CoverageDots({ dots, onOpen }: CoverageDotsProps) {
  const firstNice = dots.findIndex((dot) => dot.importance === 'nice');
  return (
    <span className="inline-flex items-center align-middle">
      <span className="sr-only">{spoken(dots)}</span>
      {dots.map((dot, index) => (
        <button
          key={dot.id}
          type="button"
          tabIndex={-1}
          aria-hidden
          title={`${dot.label} ${dot.text}: ${VERDICT_WORD[dot.verdict]}${dot.quote ? `\n“${dot.quote}”` : ''}`}
          onClick={(event) => {
            if (!onOpen) return;
            event.stopPropagation();
            onOpen(dot.id);
          }}
          className={cx(
            DOT_WIDTH,
            'grid h-6 place-items-center rounded-chip hover:bg-hover',
            gapBefore(index, firstNice),
          )}
        >
          <VerdictGlyph verdict={dot.verdict} />
        </button>
      ))}
    </span>
  );
}

/** The heads above the dots. */
export function CoverageHeads({
  dots,
}: {
  dots: readonly Pick<CoverageDot, 'id' | 'label' | 'text' | 'importance'>[];
}) {
  // From ten on, R10 would run into R11.
  const digitsOnly = dots.length > 9;
  const firstNice = dots.findIndex((dot) => dot.importance === 'nice');
  return (
    <span className="inline-flex items-center">
      {dots.map((dot, index) => (
        <abbr
          key={dot.id}
          title={dot.text}
          className={cx(DOT_WIDTH, 'num text-center no-underline', gapBefore(index, firstNice))}
        >
          {digitsOnly ? dot.label.slice(1) : dot.label}
        </abbr>
      ))}
    </span>
  );
}

const DOT_WIDTH = 'w-[22px]';

function gapBefore(index: number, firstNice: number): string | false {
  return firstNice > 0 && index === firstNice && 'ml-2.5';
}

function spoken(dots: readonly CoverageDot[]): string {
  return dots.map((dot) => `${dot.label} ${VERDICT_WORD[dot.verdict]}`).join(', ');
}
