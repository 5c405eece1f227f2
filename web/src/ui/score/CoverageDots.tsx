import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { cx } from '../class-names';
import { inRem } from '../font-scale';
import { closeDots, type DotPlaces, dotAt, dotPaths, dotPlaces, MANY } from './dot-places';
import type { RequirementGroup } from './requirement-group';
import { VERDICT_WORD, type VerdictName } from './verdict';

export type CoverageDot = {
  id: string;
  label: string;
  text: string;
  group: RequirementGroup;
  verdict: VerdictName;
  /** The passage of the resume, if available. */
  quote?: string | undefined;
};

type CoverageDotsProps = {
  dots: readonly CoverageDot[];
  /** Closer together and in lines, on narrow screens. */
  close?: boolean;
  /**
   * Makes each dot a link to its evidence. Dots stay out of the tab order: the list in the pane serves the keyboard.
   */
  onOpen?: (id: string) => void;
  /** Handles a tap, since a finger cannot hover; like a click if not given. */
  onTap?: (id: string) => void;
  /** Called with the dot under a resting pointer, null when it leaves, to show more than the title would. */
  onPoint?: (id: string | null) => void;
};

/** One shape per requirement, with a gap between the groups. Hovering shows the requirement and its passage. */
export function CoverageDots(props: CoverageDotsProps) {
  const { dots, close = false, onOpen, onTap, onPoint } = props;
  const { shown, left } = close ? closeDots(dots) : { shown: dots, left: [] };
  const places = dotPlaces(shown, close);
  const pointed = useRef(-1);
  const touched = useRef(false);
  const point = (element: HTMLElement, index: number) => {
    if (index === pointed.current) return;
    pointed.current = index;
    const dot = shown[index];
    element.toggleAttribute('data-on', dot !== undefined && onOpen !== undefined && !close);
    element.style.setProperty('--dot', inRem(places.lefts[index] ?? 0));
    if (onPoint) onPoint(dot?.id ?? null);
    else element.title = dot ? titleOf(dot) : '';
  };
  const onMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch') point(event.currentTarget, pointedAt(places, event));
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const dot = shown[pointedAt(places, event)];
    const act = touched.current && onTap ? onTap : onOpen;
    if (!act || !dot) return;
    event.stopPropagation();
    act(dot.id);
  };
  return (
    // Pointing at a dot is a shortcut; the list in the pane serves the keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: mouse shortcut beside the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: mouse shortcut beside the row
    <span
      data-dots
      onPointerDown={({ pointerType }) => {
        touched.current = pointerType === 'touch';
      }}
      onPointerMove={onMove}
      onPointerLeave={({ currentTarget }) => point(currentTarget, -1)}
      onClick={onClick}
      className={cx(
        // Positioned only if something is positioned in it: each positioned element is one more layer per row.
        'group/dots inline-block align-middle data-on:relative',
        left.length > 0 && 'relative',
        'data-on:before:absolute data-on:before:inset-y-0 data-on:before:left-(--dot) data-on:before:rounded-chip data-on:before:bg-hover data-on:before:content-[""]',
        dots.length > MANY ? 'data-on:before:w-[1.1875rem]' : 'data-on:before:w-[1.375rem]',
      )}
    >
      <Shapes
        label={spoken(dots)}
        verdicts={shown.map(({ verdict }) => verdict)}
        places={places}
        // Next to the decisions a phone has no room for larger ones.
        grows={!close}
      />
      {left.length > 0 && (
        <span
          aria-hidden
          className="num absolute bottom-0 text-12 leading-5 whitespace-nowrap text-ink-2"
          style={{ left: (places.lefts.at(-1) ?? 0) + places.step + 4 }}
        >
          +{left.length}
          {left.every(({ verdict }) => verdict === 'met') && ' met'}
        </span>
      )}
    </span>
  );
}

function pointedAt(places: DotPlaces, event: MouseEvent<HTMLElement>): number {
  const { left, top, width } = event.currentTarget.getBoundingClientRect();
  // Without a width where nothing is laid out.
  const scale = width / places.width || 1;
  return dotAt(places, (event.clientX - left) / scale, (event.clientY - top) / scale);
}

type ShapesProps = {
  label: string;
  verdicts: readonly VerdictName[];
  places: DotPlaces;
  /** As large as the letters. */
  grows: boolean;
};

function Shapes({ label, verdicts, places, grows }: ShapesProps) {
  const { width, height } = places;
  const { filled, lined, dotted, faint } = dotPaths(verdicts, places);
  return (
    <svg
      role="img"
      aria-label={label}
      width={grows ? inRem(width) : width}
      height={grows ? inRem(height) : height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      className="block text-ink-2 group-data-on/dots:relative"
    >
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
      {lined && <path d={lined} strokeLinecap="round" />}
      {dotted && <path d={dotted} strokeWidth="1.2" strokeDasharray="1.6 1.6" />}
      {faint && <path d={faint} className="text-border-strong" />}
    </svg>
  );
}

/** The position of a requirement's dot in the window; `box` contains all dots of the row. */
export function dotBox(
  box: Element,
  dots: readonly Pick<CoverageDot, 'id' | 'group'>[],
  id: string,
): DOMRect | null {
  const { lefts, step, width } = dotPlaces(dots);
  const left = lefts[dots.findIndex((dot) => dot.id === id)];
  if (left === undefined) return null;
  const around = box.getBoundingClientRect();
  const scale = around.width / width || 1;
  return new DOMRect(around.left + left * scale, around.top, step * scale, around.height);
}

function titleOf({ label, text, verdict, quote }: CoverageDot): string {
  return `${label} ${text}: ${VERDICT_WORD[verdict]}${quote ? `\n“${quote}”` : ''}`;
}

type CoverageHeadsProps = {
  dots: readonly Pick<CoverageDot, 'id' | 'label' | 'text' | 'group'>[];
  /** Requirements to highlight, such as changed ones. */
  hot?: ReadonlySet<string>;
};

/** The headers above the dots. */
export function CoverageHeads({ dots, hot }: CoverageHeadsProps) {
  // R10 would run into R11, even if only some of all requirements are shown.
  const digitsOnly = dots.some(({ label }) => label.length > 2);
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

/** The total width of all dots, in pixels where letters have their usual size, for their column. */
export function coverageWidth(dots: number): number {
  return dots * (dots > MANY ? 19 : 22) + GAPS;
}

/** Room for the gaps between three groups. */
const GAPS = 20;

function dotWidth(dots: number): string {
  return dots > MANY ? 'w-[1.1875rem]' : 'w-[1.375rem]';
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
