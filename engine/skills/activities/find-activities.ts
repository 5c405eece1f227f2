import type { ScannedText } from '../../read/scan';
import { NO_BREAK } from '../../read/words';
import { taxonomyIndex } from '../../taxonomy/index-taxonomy';
import { splitName } from '../../taxonomy/split-name';
import type { ConceptMention } from '../mentions';
import { ACTIVITY_BY_TOOL } from './data/by-tool';
import { TRADE_WORK } from './data/trade-work';
import { WAYS_OF_WORKING } from './data/ways-of-working';
import { senseOf } from './word-sense';

/** An activity that a text names: words `first` to `last`, both included. */
export type ActivityMention = {
  readonly name: string;
  readonly first: number;
  readonly last: number;
};

type Cue = {
  readonly name: string;
  readonly senses: readonly string[];
  /** The one word of the cue, which must stand as it is: 'networker' is no network. Null for cues of several words. */
  readonly alone: string | null;
};
type Sensed = {
  readonly sense: string;
  readonly form: string;
  readonly at: number;
  readonly run: number;
};
type Found = { readonly cue: Cue; readonly places: readonly number[] };

/** Words that may stand between two words of a cue: 'prioritise and plan your workload'. */
const MOST_BETWEEN = 1;

let sorted: ReadonlyMap<string, readonly Cue[]> | null = null;

/**
 * The activities that a text names, in its order, by its words and by the tools it names (`concepts`); of two said in the same
 * words, the one said in more.
 */
export function findActivities(
  scanned: ScannedText,
  concepts: readonly ConceptMention[],
): ActivityMention[] {
  sorted ??= cuesByFirst();
  const words = sensed(scanned);
  const found: Found[] = [];
  words.forEach(({ sense, form }, from) => {
    for (const cue of sorted?.get(sense) ?? []) {
      if (cue.alone !== null && cue.alone !== form) continue;
      const places = follow(words, from, cue.senses);
      if (places !== null) found.push({ cue, places });
    }
  });
  found.sort(
    (a, b) => b.places.length - a.places.length || (a.places[0] ?? 0) - (b.places[0] ?? 0),
  );
  const taken = new Set<number>();
  const kept: ActivityMention[] = [];
  for (const { cue, places } of found) {
    if (places.every((at) => taken.has(at))) continue;
    for (const at of places) taken.add(at);
    kept.push({ name: cue.name, first: places[0] ?? 0, last: places.at(-1) ?? 0 });
  }
  for (const { concept, first, last } of concepts) {
    const name = ACTIVITY_BY_TOOL.get(taxonomyIndex().concepts[concept]?.name ?? '');
    if (name !== undefined) kept.push({ name, first, last });
  }
  return kept.sort((a, b) => a.first - b.first || a.last - b.last);
}

/** The words that mean something, each with the number of its stretch between two breaks. */
function sensed({ words }: ScannedText): Sensed[] {
  const kept: Sensed[] = [];
  let run = 0;
  words.word.forEach(({ form }, at) => {
    if (words.gap[at] !== NO_BREAK) run += 1;
    const sense = senseOf(form);
    if (sense !== null) kept.push({ sense, form, at, run });
  });
  return kept;
}

/** The positions of a cue's words from a word on, in order and close together; null if they are not there. */
function follow(
  words: readonly Sensed[],
  from: number,
  senses: readonly string[],
): number[] | null {
  const run = words[from]?.run;
  const places: number[] = [];
  let next = from;
  for (const sense of senses) {
    const reach = places.length === 0 ? next : next + MOST_BETWEEN;
    let at = next;
    while (at <= reach && words[at]?.run === run && words[at]?.sense !== sense) at += 1;
    const word = words[at];
    if (at > reach || word === undefined || word.run !== run) return null;
    places.push(word.at);
    next = at + 1;
  }
  return places;
}

function cuesByFirst(): Map<string, Cue[]> {
  const cues = new Map<string, Cue[]>();
  for (const { name, cues: written } of [...WAYS_OF_WORKING, ...TRADE_WORK]) {
    for (const text of [name, ...written]) {
      const telling = splitName(text).filter((form) => senseOf(form) !== null);
      const senses = telling.flatMap((form) => senseOf(form) ?? []);
      const [first] = senses;
      if (first === undefined) continue;
      const cue = { name, senses, alone: telling.length === 1 ? (telling[0] ?? null) : null };
      const known = cues.get(first);
      if (known === undefined) cues.set(first, [cue]);
      else known.push(cue);
    }
  }
  return cues;
}
