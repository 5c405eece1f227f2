import type { Steps } from './weights';

/** What the words of a line say by themselves, in tenths, against being outside of any term. */
export type Emission = {
  readonly begins: number;
  readonly continues: number;
  /** The word before was parted from this one, so that no term runs on into it. */
  readonly parted: boolean;
};

/** A term: tokens `first` to `last`, both included. */
export type TaggedTerm = { readonly first: number; readonly last: number };

/** The best reading of a line and, for each token, how much better the line reads with it inside a term than outside. */
export type Decoded = {
  readonly terms: readonly TaggedTerm[];
  readonly margins: readonly number[];
};

const NEVER = -1_000_000;
type Triple = [out: number, begin: number, go: number];

/**
 * The best sequence of labels (Viterbi 1967), in whole numbers, so that every machine reads the same. `outBias` is what it
 * weighs to be outside: the higher, the fewer terms.
 */
export function decodeLine(emissions: readonly Emission[], steps: Steps, outBias: number): Decoded {
  const own = emissions.map(({ begins, continues }): Triple => [outBias, begins, continues]);
  const before = forward(emissions, own, steps);
  const after = backward(emissions, own, steps);
  const margins = own.map((_, at) => {
    const total = (label: 0 | 1 | 2): number =>
      (before[at]?.[label] ?? 0) + (after[at]?.[label] ?? 0);
    return Math.max(total(1), total(2)) - total(0);
  });
  return { terms: termsOf(emissions, after, steps, own), margins };
}

function forward(emissions: readonly Emission[], own: readonly Triple[], steps: Steps): Triple[] {
  const best: Triple[] = [];
  own.forEach(([out, begin, go], at) => {
    const [o, b, i] = best[at - 1] ?? [0, NEVER, NEVER];
    best.push([
      out + Math.max(o, b + steps.beginToOut, i + steps.continueToOut),
      begin + Math.max(o + steps.outToBegin, b + steps.beginToBegin, i + steps.continueToBegin),
      emissions[at]?.parted === true || at === 0
        ? NEVER
        : go + Math.max(b + steps.beginToContinue, i + steps.continueToContinue),
    ]);
  });
  return best;
}

/** The best way from each label to the end of the line, without the label's own weight. */
function backward(emissions: readonly Emission[], own: readonly Triple[], steps: Steps): Triple[] {
  const best: Triple[] = own.map(() => [0, 0, 0]);
  for (let at = own.length - 2; at >= 0; at--) {
    const [out, begin, go] = own[at + 1] ?? [0, 0, 0];
    const [o, b, i] = best[at + 1] ?? [0, 0, 0];
    const on = emissions[at + 1]?.parted === true ? NEVER : go + i;
    best[at] = [
      Math.max(out + o, steps.outToBegin + begin + b),
      Math.max(
        steps.beginToOut + out + o,
        steps.beginToBegin + begin + b,
        steps.beginToContinue + on,
      ),
      Math.max(
        steps.continueToOut + out + o,
        steps.continueToBegin + begin + b,
        steps.continueToContinue + on,
      ),
    ];
  }
  return best;
}

function termsOf(
  emissions: readonly Emission[],
  after: readonly Triple[],
  steps: Steps,
  own: readonly Triple[],
): TaggedTerm[] {
  const terms: TaggedTerm[] = [];
  let label: 0 | 1 | 2 = 0;
  for (let at = 0; at < own.length; at++) {
    const [out, begin, go] = own[at] ?? [0, 0, 0];
    const [o, b, i] = after[at] ?? [0, 0, 0];
    const canGo = label !== 0 && emissions[at]?.parted !== true;
    const toOut = [0, steps.beginToOut, steps.continueToOut][label] ?? 0;
    const toBegin = [steps.outToBegin, steps.beginToBegin, steps.continueToBegin][label] ?? 0;
    const toGo = label === 1 ? steps.beginToContinue : steps.continueToContinue;
    const scores: Triple = [toOut + out + o, toBegin + begin + b, canGo ? toGo + go + i : NEVER];
    const most = Math.max(...scores);
    label = scores[2] === most ? 2 : scores[1] === most ? 1 : 0;
    if (label === 1) terms.push({ first: at, last: at });
    if (label === 2) {
      const open = terms.pop();
      if (open !== undefined) terms.push({ first: open.first, last: at });
    }
  }
  return terms;
}
