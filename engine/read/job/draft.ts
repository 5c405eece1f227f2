import type { Importance, RequirementKind } from '@candor/domain/model/match';
import type { SpokenLevel } from '../../skills/spoken/levels';

/** What a candidate must show for a requirement. */
export type Ask =
  /**
   * Any one of the concepts; `years` of it if the job says so; `similar` if it says that something similar will do; `level`
   * if it says how well a language must be spoken.
   */
  | {
      readonly type: 'skill';
      readonly concepts: readonly number[];
      readonly years: number | null;
      readonly similar: boolean;
      readonly level: SpokenLevel | null;
    }
  /** Years of work: in total, or `ofTrade` if the sentence names the occupation they should be in. */
  | { readonly type: 'years'; readonly years: number; readonly ofTrade: boolean }
  /** A degree of at least `level`, or work of the same kind instead if the job allows it. */
  | {
      readonly type: 'degree';
      readonly level: number;
      readonly fields: readonly number[];
      readonly orExperience: boolean;
    }
  /**
   * Words that should be together, or one of the concepts that they name, or words of `others`: the further options of a choice
   * that no list knows.
   */
  | {
      readonly type: 'phrase';
      readonly stems: readonly string[];
      readonly concepts: readonly number[];
      readonly others?: readonly (readonly string[])[];
    };

/** A requirement as read from the job text, before it gets points. */
export type Draft = {
  readonly text: string;
  readonly kind: RequirementKind;
  readonly importance: Importance;
  readonly ask: Ask;
  readonly alternatives: readonly string[];
  /** Words of the job text that ask for it, inclusive. */
  readonly first: number;
  readonly last: number;
  /** The sentence or its heading says that it is asked for; false for what only the duties mention. */
  readonly stated: boolean;
  /** How often the job names it. */
  readonly mentions: number;
};
