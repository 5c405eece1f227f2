import type { Connection } from '../../db/connect';

/**
 * The fate of a statement: it is answered; its connection breaks before it arrives (`lost`) or once it took effect
 * (`cut`); or it takes effect and the answer reaches nobody any more, because the process has died (`unheard`).
 */
export type Fate = 'answered' | 'lost' | 'cut' | 'unheard';

/** A statement that an actor has ready to say. It stands still until it is told what becomes of it. */
export type Wish = { text: string; decide(fate: Fate): void };

/** A simulated process: the product's code on connections of its own, on which no statement leaves unasked. */
export type Actor = Connection & {
  name: string;
  /** Whether statements are to ask; not while the process starts. */
  guarded: boolean;
  /** What it waits to say, oldest first. */
  wishes: Wish[];
  /** The backends that work on a statement of it now. */
  flying: Set<number>;
  /** All backends that it has talked to. */
  backends: Set<number>;
  /** Whether it has something to do. */
  busy: boolean;
  /** It stands still like a stopped process, and does not beat. */
  frozen: boolean;
  /** Nothing of it happens any more, and nobody hears of it. */
  dead: boolean;
  /** How often something broke under it. */
  faults: number;
  /** Begins a course of work, which must not throw. */
  begin(work: () => Promise<void>): void;
  /** Ends backends, and waits until what they had begun is undone. */
  cut(backends: readonly number[]): Promise<void>;
  /** Ends it as kill -9 does; never answers. */
  die(): Promise<never>;
  /** Says that it has come to a stop somewhere: before a statement, after an answer, at an end. */
  stir(): void;
};
