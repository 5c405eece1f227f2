import type { Steps } from '@candor/engine/skills/tagger/weights';
import { expectations } from './expectations';
import { FIRST_LABEL, STEP_NAMES, stepNumber } from './labels';

/** A line to learn from: for each token its features' numbers, its label, and whether it is parted from the one before. */
export type Example = {
  readonly features: readonly Int32Array[];
  /** 0 outside, 1 the first word of a term, 2 a later one. */
  readonly labels: readonly (0 | 1 | 2)[];
  readonly parted: readonly boolean[];
};

/** What was learnt: two weights for each feature, and those between labels. */
export type Learnt = {
  readonly begins: Float64Array;
  readonly continues: Float64Array;
  readonly steps: Steps;
};

export type Settings = {
  readonly passes: number;
  readonly rate: number;
  /** Share of the features left out at each token of each pass, so that none is relied on. */
  readonly dropout: number;
};

/** Keeps the first division by a sum of squares finite. */
const SMALLEST_SQUARE = 1e-6;

/**
 * Learns the weights of a linear-chain conditional random field (Lafferty et al. 2001) over three labels: one line a step,
 * steps by AdaGrad (Duchi et al. 2011), the weights averaged over the second half of the passes.
 */
export function learn(
  examples: readonly Example[],
  features: number,
  settings: Settings,
  random: () => number,
): Learnt {
  const learner = new Learner(features, settings, random);
  const order = [...examples];
  for (let pass = 0; pass < settings.passes; pass++) {
    shuffle(order, random);
    for (const example of order) learner.take(example);
    if (pass >= settings.passes / 2) learner.remember();
  }
  return learner.averaged();
}

class Learner {
  /** Two for each feature, then those of the steps. */
  private readonly weights: Float64Array;
  private readonly squares: Float64Array;
  private readonly sums: Float64Array;
  private remembered = 0;

  constructor(
    private readonly features: number,
    private readonly settings: Settings,
    private readonly random: () => number,
  ) {
    this.weights = new Float64Array(features * 2 + STEP_NAMES.length);
    this.squares = new Float64Array(this.weights.length).fill(SMALLEST_SQUARE);
    this.sums = new Float64Array(this.weights.length);
  }

  /** One step towards the labels of a line. */
  take({ features, labels, parted }: Example): void {
    const { dropout } = this.settings;
    const scale = 1 / (1 - dropout);
    const kept = features.map((list) => list.filter(() => this.random() >= dropout));
    const own = kept.map((list) => [0, this.sum(list, 0) * scale, this.sum(list, 1) * scale]);
    const { marginals, steps } = expectations(own, parted, (number) =>
      this.weightAt(this.features * 2 + number),
    );
    kept.forEach((list, at) => {
      const missing = (label: 1 | 2): number =>
        ((labels[at] === label ? 1 : 0) - (marginals[at]?.[label] ?? 0)) * scale;
      const begin = missing(1);
      const go = missing(2);
      for (const feature of list) {
        this.change(feature * 2, begin);
        this.change(feature * 2 + 1, go);
      }
    });
    stepCounts(labels).forEach((count, number) => {
      this.change(this.features * 2 + number, count - (steps[number] ?? 0));
    });
  }

  /** Lets the present weights count for the average. */
  remember(): void {
    this.remembered += 1;
    this.weights.forEach((weight, at) => {
      this.sums[at] = (this.sums[at] ?? 0) + weight;
    });
  }

  averaged(): Learnt {
    const mean = (at: number): number => (this.sums[at] ?? 0) / this.remembered;
    const every = (offset: 0 | 1): Float64Array =>
      Float64Array.from({ length: this.features }, (_, feature) => mean(feature * 2 + offset));
    return {
      begins: every(0),
      continues: every(1),
      steps: Object.fromEntries(
        STEP_NAMES.map((name, number) => [name, mean(this.features * 2 + number)]),
      ) as Steps,
    };
  }

  private sum(list: Int32Array, offset: 0 | 1): number {
    let sum = 0;
    for (const feature of list) sum += this.weightAt(feature * 2 + offset);
    return sum;
  }

  private weightAt(at: number): number {
    return this.weights[at] ?? 0;
  }

  private change(at: number, gradient: number): void {
    if (gradient === 0) return;
    const square = (this.squares[at] ?? 0) + gradient * gradient;
    this.squares[at] = square;
    this.weights[at] = this.weightAt(at) + (this.settings.rate * gradient) / Math.sqrt(square);
  }
}

function stepCounts(labels: readonly (0 | 1 | 2)[]): number[] {
  const counts = STEP_NAMES.map(() => 0);
  labels.forEach((label, at) => {
    const number = stepNumber(labels[at - 1] ?? FIRST_LABEL, label);
    if (number !== null && number >= 0) counts[number] = (counts[number] ?? 0) + 1;
  });
  return counts;
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) continue;
    items[at] = two;
    items[other] = one;
  }
}
