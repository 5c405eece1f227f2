import { stemOf } from '../../read/stem';

/** Words that a cue is read without. */
const SMALL = new Set(
  `a an the of to in on at for and or with your our their his her my be is are was were as by from within into its this that
  very such other any all both good excellent strong great proven effective effectively`.split(
    /\s+/,
  ),
);

/** Synonyms among words for activities; the first stands for all. */
const SAME_MEANING = `
  customer client guest patron shopper
  staff employee personnel workforce
  manage oversee run
  build establish forge cultivate nurture foster
  solve resolve
  handle deal
  carry undertake conduct perform execute
  produce compile draft
  use utilise utilize
  work working
  licence license
  programme program
  enquiry inquiry query
  colleague coworker teammate
  pupil student learner
  meeting appointment
`;

const MEANING: ReadonlyMap<string, string> = new Map(
  SAME_MEANING.split('\n').flatMap((line) => {
    const [first = '', ...others] = line.trim().split(/\s+/).map(spelledStem);
    return others.map((other) => [other, first] as const);
  }),
);

const known = new Map<string, string | null>();
/** Words that are kept: more are those of no language. */
const MOST_KNOWN = 50_000;

/** What a word of a text means among the words of the cues: the same for its forms and for words like it; null for small ones. */
export function senseOf(form: string): string | null {
  const before = known.get(form);
  if (before !== undefined) return before;
  const stem = SMALL.has(form) ? null : spelledStem(form);
  const sense = stem === null ? null : (MEANING.get(stem) ?? stem);
  if (known.size < MOST_KNOWN) known.set(form, sense);
  return sense;
}

/** The stem in British spelling: 'organized' and 'organised' are one word. */
function spelledStem(form: string): string {
  return stemOf(form.replace(/iz(?=e|i)/, 'is').replace(/yz(?=e|i)/, 'ys'));
}
