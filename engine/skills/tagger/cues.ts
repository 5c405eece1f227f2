import type { Token } from './tokens';

/** The nearest preceding word that indicates what a sentence is about. */
export type Cue = {
  /** Number of the kind of cue; 0 where there is none. */
  readonly kind: number;
  /** Words since then, up to `FAR`. */
  readonly distance: number;
  /** 1 if 'such as' or 'including' occurs at most `LIST_REACH` words before. */
  readonly listed: number;
};

const KINDS: readonly string[] = [
  'experience experienced expertise background track years',
  'knowledge understanding familiar familiarity proficient proficiency fluent grasp command mastery',
  'using use with via through leveraging',
  'degree bachelor bachelors master masters phd bsc msc qualification certified certification',
  'ability able capable willing willingness passion passionate',
  'such like including e.g eg includes include',
  "you your youll you'll candidate",
  'we our us company team',
];
const KIND_OF = new Map(
  KINDS.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);
/** Number of the kind that opens a list of examples. */
const EXAMPLES = KIND_OF.get('such');
const FAR = 4;
const LIST_REACH = 14;

/** For each token of a line, the cue before it. */
export function cuesBefore(tokens: readonly Token[]): Cue[] {
  let kind = 0;
  let since = FAR;
  let listedFor = 0;
  return tokens.map((token) => {
    const cue = { kind, distance: Math.min(FAR, since), listed: listedFor > 0 ? 1 : 0 };
    since += 1;
    listedFor -= 1;
    const own = KIND_OF.get(token.written.toLowerCase());
    if (own !== undefined) {
      kind = own;
      since = 1;
      if (own === EXAMPLES) listedFor = LIST_REACH;
    }
    return cue;
  });
}
