import type { Agreement, Surprise } from '../model/agreement';
import type { DecisionKind } from '../model/batch';

export type Decided = { id: string; score: number; decision: DecisionKind };

/** The minimum on each side: with fewer, the interval covers nearly everything. */
const LEAST = 5;
/** The most surprises listed of each kind. */
const MOST_NAMED = 5;
/** Of the normal distribution, for 95%. */
const Z = 1.96;

/**
 * How well people's decisions agree with the ranking: the share of pairs of somebody shortlisted and somebody set
 * aside in which the shortlisted one has the higher score, ties counting half (the area under the ROC curve). Maybes
 * are left out. It judges neither side and changes nothing.
 */
export function agreementOf(decided: readonly Decided[]): Agreement {
  const of = (kind: DecisionKind) => decided.filter(({ decision }) => decision === kind);
  const [chosen, left] = [of('shortlist'), of('set_aside')];
  const counts = {
    shortlisted: chosen.length,
    set_aside: left.length,
    maybe: of('maybe').length,
    least: LEAST,
  };
  if (chosen.length < LEAST || left.length < LEAST) {
    return { ...counts, concordance: null, surprises: [] };
  }
  const beaten = chosen.map((one) => shareAbove(left, one.score));
  const share = 1 - beaten.reduce((sum, by) => sum + by, 0) / chosen.length;
  const concordance = {
    share,
    low: lowerLimit(share, chosen.length, left.length),
    high: 1 - lowerLimit(1 - share, chosen.length, left.length),
  };
  const low = surprisesOf('shortlisted_low', chosen, (one) => shareAbove(left, one.score));
  const high = surprisesOf('set_aside_high', left, (one) => 1 - shareAbove(chosen, one.score));
  return { ...counts, concordance, surprises: [...low, ...high] };
}

/** The share of these people with a higher score; ties count half. */
function shareAbove(people: readonly Decided[], score: number): number {
  const above = people.reduce((sum, one) => sum + Number(one.score > score), 0);
  const equal = people.reduce((sum, one) => sum + Number(one.score === score), 0);
  return (above + equal / 2) / people.length;
}

/** People on the wrong side of more than half of the others, the furthest first. */
function surprisesOf(
  kind: Surprise['kind'],
  people: readonly Decided[],
  againstOf: (one: Decided) => number,
): Surprise[] {
  return people
    .map(({ id, score, ...one }) => ({
      candidate_id_internal: id,
      kind,
      score,
      against: againstOf({ id, score, ...one }),
    }))
    .filter(({ against }) => against > 0.5)
    .sort((a, b) => b.against - a.against)
    .slice(0, MOST_NAMED);
}

/** Bisection steps: the limit is then known far more precisely than it is shown. */
const HALVINGS = 40;

/**
 * The lower end of the interval of an area under a curve, by Newcombe's fifth method (Statistics in Medicine 25,
 * 2006, 559-573), which also works if every pair agrees: the `area` from which the observed one is exactly `Z`
 * standard errors away.
 */
function lowerLimit(found: number, m: number, n: number): number {
  let [low, high] = [0, found];
  for (let turn = 0; turn < HALVINGS; turn++) {
    const area = (low + high) / 2;
    if (found - area > Z * standardError(area, m, n)) low = area;
    else high = area;
  }
  return low;
}

function standardError(area: number, m: number, n: number): number {
  const mean = (m + n) / 2;
  const spread = 1 + (mean - 1) * ((1 - area) / (2 - area) + area / (1 + area));
  return Math.sqrt((area * (1 - area) * spread) / (m * n));
}
