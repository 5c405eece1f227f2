import { cx } from '../class-names';
import type { RequirementGroup } from './requirement-group';
import { VerdictGlyph } from './VerdictGlyph';
import { VERDICT_WORD, type VerdictName } from './verdict';

export type CoverageDot = {
  id: string;
  label: string;
  text: string;
  group: RequirementGroup;
  verdict: VerdictName;
  /** The sentence of the resume, when it is at hand. */
  quote?: string | undefined;
};

type CoverageDotsProps = {
  dots: readonly CoverageDot[];
  /** Makes each dot a way to its evidence. Dots stay out of the tab order: the list in the pane serves the keyboard. */
  onOpen?: (id: string) => void;
  /** Told which dot the pointer rests on, null when it leaves: whoever listens shows more than the title would. */
  onPoint?: (id: string | null) => void;
};

/** One shape per requirement, with a gap between the groups. Hovering tells the requirement and its sentence. */
export function CoverageDots({ dots, onOpen, onPoint }: CoverageDotsProps) {
  return (
    <span className="inline-flex items-center align-middle">
      <span className="sr-only">{spoken(dots)}</span>
      {dots.map((dot, index) => {
        const shared = {
          'aria-hidden': true,
          title: onPoint ? undefined : titleOf(dot),
          'data-dot': dot.id,
          className: cx(
            dotWidth(dots.length),
            'grid h-6 place-items-center',
            gapBefore(dots, index),
          ),
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
            onPointerEnter={() => onPoint?.(dot.id)}
            onPointerLeave={() => onPoint?.(null)}
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

type CoverageHeadsProps = {
  dots: readonly Pick<CoverageDot, 'id' | 'label' | 'text' | 'group'>[];
  /** Requirements that stand out, such as those that were changed. */
  hot?: ReadonlySet<string>;
};

/** The heads above the dots. */
export function CoverageHeads({ dots, hot }: CoverageHeadsProps) {
  // From ten on, R10 would run into R11.
  const digitsOnly = dots.length > 9;
  return (
    <span className="inline-flex items-center">
      {dots.map((dot, index) => {
        return (
          <span
            key={dot.id}
            title={dot.text}
            className={cx(
              dotWidth(dots.length),
              'num text-center',
              gapBefore(dots, index),
              hot?.has(dot.id) && 'font-medium text-accent-ink',
            )}
          >
            {digitsOnly ? dot.label.slice(1) : dot.label}
          </span>
        );
      })}
    </span>
  );
}

/** How wide all dots are together, in pixels, for the column that holds them. */
export function coverageWidth(dots: number): number {
  return dots * (dots > MANY ? 19 : 22) + GAPS;
}

/** Room for the gaps between three groups. */
const GAPS = 20;

/** From here on the dots stand closer. */
const MANY = 10;

function dotWidth(dots: number): string {
  return dots > MANY ? 'w-[19px] max-sm:w-4' : 'w-[22px]';
}

function gapBefore(
  dots: readonly Pick<CoverageDot, 'group'>[],
  index: number,
): string | false | undefined {
  return index > 0 && dots[index]?.group !== dots[index - 1]?.group && 'ml-2.5';
}

function spoken(dots: readonly CoverageDot[]): string {
  return dots.map((dot) => `${dot.label} ${VERDICT_WORD[dot.verdict]}`).join(', ');
}
