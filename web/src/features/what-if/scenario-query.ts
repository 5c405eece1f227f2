import type { Scenario, Setting } from './scenario';

/** The part of the URL that holds a scenario. */
export const SCENARIO_PARAM = 'try';

const ENTRY = /^([\w-]{1,64})\.([mn])(\d{1,4}(?:\.\d{1,6})?)(x?)$/;
const LETTER = { must: 'm', nice: 'n' } as const;

/**
 * A scenario in short: `r3.n10 r2.m20x` makes r3 a nice-to-have with weight 10 and deletes r2. Empty when nothing was
 * changed. Weights keep six digits.
 */
export function writeScenario(scenario: Scenario): string {
  return Object.entries(scenario)
    .map(([id, { importance, weight, removed }]) => {
      const short = Number(weight.toPrecision(6));
      return `${id}.${LETTER[importance]}${short}${removed ? 'x' : ''}`;
    })
    .join(' ');
}

/** The scenario in a URL; anything it does not understand is left out. */
export function readScenario(text: string | null): Scenario {
  const entries = (text ?? '').split(' ').flatMap((word): [string, Setting][] => {
    const [, id, letter, number, removed] = ENTRY.exec(word) ?? [];
    const weight = Number(number);
    if (!id || !(weight > 0 && weight <= 1000)) return [];
    return [
      [id, { importance: letter === 'm' ? 'must' : 'nice', weight, removed: removed === 'x' }],
    ];
  });
  return Object.fromEntries(entries);
}
