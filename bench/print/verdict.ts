import { table } from './table';

/** What was asked of a figure, and whether it holds. */
export type Verdict = {
  target: string;
  /** What was asked, in words: `at most 1.25 x`. */
  asked: string;
  figure: string;
  holds: boolean;
};

type Unit = { unit?: string; digits?: number };

/** A figure that must not be larger. One that is no number does not hold. */
export function atMost(target: string, figure: number, most: number, as: Unit = {}): Verdict {
  const written = writer(as);
  const holds = figure <= most;
  return { target, asked: `at most ${written(most)}`, figure: written(figure), holds };
}

/** A figure that must not be smaller. One that is no number does not hold. */
export function atLeast(target: string, figure: number, least: number, as: Unit = {}): Verdict {
  const written = writer(as);
  const holds = figure >= least;
  return { target, asked: `at least ${written(least)}`, figure: written(figure), holds };
}

/** The largest of figures that all have to keep the same bound, with the name of whose it is. */
export function noneAbove(
  target: string,
  figures: readonly (readonly [name: string, figure: number])[],
  most: number,
  as: Unit = {},
): Verdict {
  return ofWorst(
    figures,
    (worst, figure) => figure > worst,
    (figure) => atMost(target, figure, most, as),
  );
}

/** The smallest of figures that all have to keep the same bound, with the name of whose it is. */
export function noneBelow(
  target: string,
  figures: readonly (readonly [name: string, figure: number])[],
  least: number,
  as: Unit = {},
): Verdict {
  return ofWorst(
    figures,
    (worst, figure) => figure < worst,
    (figure) => atLeast(target, figure, least, as),
  );
}

function ofWorst(
  figures: readonly (readonly [name: string, figure: number])[],
  isWorse: (worst: number, figure: number) => boolean,
  judge: (figure: number) => Verdict,
): Verdict {
  const [first = ['nothing was measured', Number.NaN] as const, ...others] = figures;
  const [name, worst] = others.reduce(
    (worst, one) => (Number.isNaN(one[1]) || isWorse(worst[1], one[1]) ? one : worst),
    first,
  );
  const verdict = judge(worst);
  return { ...verdict, figure: `${verdict.figure} (${name})` };
}

function writer({ unit = '', digits = 2 }: Unit): (value: number) => string {
  return (value) => `${Number.isNaN(value) ? '-' : rounded(value, digits)}${unit && ` ${unit}`}`;
}

/** Without the zeros that say nothing: a bound of 60 is not 60.00. */
function rounded(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** All of them as a table. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  return table(
    ['target', 'asked', 'measured', ''],
    verdicts.map(({ target, asked, figure, holds }) => [
      target,
      asked,
      figure,
      holds ? 'holds' : 'does not hold',
    ]),
  );
}
