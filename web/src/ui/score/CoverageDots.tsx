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
      {dots.map((dot, index) => {
        const shared = {
          'aria-hidden': true,
          title: titleOf(dot),
          className: cx(DOT_WIDTH, 'grid h-6 place-items-center', gapBefore(index, firstNice)),
        };
        const glyph = <VerdictGlyph verdict={dot.verdict} />;
        if (!onOpen) {
          return (
            <span key={dot.id} {...shared}>
              {glyph}
            </span>
          );
        }
        return (
          <button
            key={dot.id}
            type="button"
            tabIndex={-1}
            {...shared}
            className={cx(shared.className, 'rounded-chip hover:bg-hover')}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(dot.id);
            }}
          >
            {glyph}
          </button>
        );
      })}
    </span>
  );
}

function titleOf({ label, text, verdict, quote }: CoverageDot): string {
  return `${label} ${text}: ${VERDICT_WORD[verdict]}${quote ? `\n“${quote}”` : ''}`;
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
