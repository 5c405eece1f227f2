import { type Cue, cuesBefore } from './cues';
import { FeatureSheet } from './feature-sheet';
import { type NamePlaces, namePlaces } from './known-words';
import type { LineContext } from './line-context';
import type { Token } from './tokens';
import { type WordFeatures, wordFeatures } from './word-features';

/** For each token of a line: 0 without a taxonomy name, otherwise which part of which name it is. */
export type NameHits = readonly number[];

/** A line with all that is known about its tokens. */
type Line = {
  readonly tokens: readonly Token[];
  readonly words: readonly WordFeatures[];
  readonly places: readonly NamePlaces[];
  readonly cues: readonly Cue[];
  readonly hits: NameHits;
  /** How much of the line is names, in fifths. */
  readonly named: number;
  readonly context: LineContext;
  /** Length in powers of two. */
  readonly size: number;
};

/** The value beyond either end of a line. */
const EDGE: WordFeatures = wordFeatures('\u0000');
const NOWHERE: NamePlaces = [0, 0, 0];
const LONGEST_SIZE = 5;
const MOST_NAMED = 4;
/** Names further away than this many words are as good as none. */
const FARTHEST_NAME = 6;
/** In lines of so few tokens, most of them headings, each word is seen together with the length. */
const SHORT_LINE = 7;

/**
 * What the tagger sees at each token of a line, as hashes of 30 bits: the words around it, how they look, the line and the
 * heading that it stands under, and the names of the taxonomy there.
 */
export function lineFeatures(
  tokens: readonly Token[],
  context: LineContext,
  hits: NameHits,
): number[][] {
  const line: Line = {
    tokens,
    words: tokens.map((token) => wordFeatures(token.written)),
    places: tokens.map((token) => namePlaces(token.written.toLowerCase())),
    cues: cuesBefore(tokens),
    hits,
    named: Math.min(
      MOST_NAMED,
      Math.floor((5 * hits.filter((hit) => hit > 0).length) / tokens.length),
    ),
    context,
    size: Math.min(LONGEST_SIZE, 31 - Math.clz32(tokens.length)),
  };
  return tokens.map((_, at) => {
    const sheet = new FeatureSheet();
    putWords(sheet, line, at);
    putLooks(sheet, line, at);
    putPlace(sheet, line, at);
    putCues(sheet, line, at);
    putNames(sheet, line, at);
    putNamesAround(sheet, line, at);
    return sheet.hashes;
  });
}

function putWords(sheet: FeatureSheet, { words }: Line, at: number): void {
  const form = (step: number): number => (words[at + step] ?? EDGE).form;
  sheet.put('two before', form(-2));
  sheet.put('before', form(-1));
  sheet.put('here', form(0));
  sheet.put('after', form(1));
  sheet.put('two after', form(2));
  sheet.put('before, here', form(-1), form(0));
  sheet.put('here, after', form(0), form(1));
  sheet.put('before, after', form(-1), form(1));
  sheet.put('both before', form(-2), form(-1));
  sheet.put('both after', form(1), form(2));
}

function putLooks(sheet: FeatureSheet, { words }: Line, at: number): void {
  const before = words[at - 1] ?? EDGE;
  const here = words[at] ?? EDGE;
  const after = words[at + 1] ?? EDGE;
  sheet.put('shape before', before.shape);
  sheet.put('shape', here.shape);
  sheet.put('shape after', after.shape);
  sheet.put('shapes', before.shape, here.shape, after.shape);
  sheet.put('looks', here.looks);
  sheet.put('capitals', at > 0 ? here.capital : 0, before.capital, after.capital);
  here.suffixes.forEach((suffix) => {
    sheet.put('suffix', suffix);
  });
  here.prefixes.forEach((prefix) => {
    sheet.put('prefix', prefix);
  });
  sheet.put('suffix before', before.suffixes[1]);
  sheet.put('suffix after', after.suffixes[1]);
}

function putPlace(sheet: FeatureSheet, line: Line, at: number): void {
  const { tokens, words, context, size } = line;
  const here = words[at] ?? EDGE;
  const first = at === 0 ? 1 : 0;
  const last = at === tokens.length - 1 ? 1 : 0;
  sheet.put('heading', context.heading);
  sheet.put('heading, shape', context.heading, here.shape);
  sheet.put('in heading, shape', context.isHeading ? 1 : 0, here.shape);
  sheet.put('ends', first, last, tokens[at]?.parted === true ? 1 : 0);
  sheet.put('size', size);
  if (tokens.length <= SHORT_LINE) sheet.put('size, here', size, here.form);
}

function putCues(sheet: FeatureSheet, { cues, words, hits }: Line, at: number): void {
  const cue = cues[at] ?? { kind: 0, distance: 0, listed: 0 };
  const shape = (words[at] ?? EDGE).shape;
  sheet.put('cue', cue.kind, cue.distance);
  sheet.put('cue, shape', cue.kind, shape);
  sheet.put('cue, name', cue.kind, hits[at] ?? 0);
  sheet.put('listed, shape', cue.listed, shape);
}

function putNames(sheet: FeatureSheet, { hits, places, words, context }: Line, at: number): void {
  const hit = (step: number): number => hits[at + step] ?? 0;
  const [any, first, last] = places[at] ?? NOWHERE;
  sheet.put('name before', hit(-1));
  sheet.put('name', hit(0));
  sheet.put('name after', hit(1));
  sheet.put('names', hit(-1), hit(0), hit(1));
  sheet.put('name, shape', hit(0), (words[at] ?? EDGE).shape);
  sheet.put('name, heading', context.heading, hit(0));
  sheet.put('in names', any);
  sheet.put('opens names', first);
  sheet.put('closes names', last);
  sheet.put('before opens, here closes', (places[at - 1] ?? NOWHERE)[1], last);
  sheet.put('here opens, after closes', first, (places[at + 1] ?? NOWHERE)[2]);
}

/** Lists of names are marked whole or not at all, so that it matters how many more stand in the line and how near. */
function putNamesAround(sheet: FeatureSheet, { hits, named, words }: Line, at: number): void {
  const hit = (step: number): number => hits[at + step] ?? 0;
  sheet.put('named, name', named, hit(0));
  sheet.put('named, shape', named, (words[at] ?? EDGE).shape);
  sheet.put('two names before', hit(-2), hit(-1));
  sheet.put('two names after', hit(2), hit(1));
  const isName = hit(0) > 0 ? 1 : 0;
  sheet.put('nearest names', wordsToName(hits, at, -1), wordsToName(hits, at, 1), isName);
}

/** How many words without a name stand between a word and the next name to its left (-1) or right (1). */
function wordsToName(hits: NameHits, at: number, step: -1 | 1): number {
  let words = 0;
  while (words < FARTHEST_NAME && (hits[at + step * (words + 1)] ?? 0) === 0) words += 1;
  return words;
}
