import type { ScannedText } from '../read/scan';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import type { ConceptMention } from './mentions';

/** The licences behind which a list of categories may stand. The plain ones say nothing more beside a category. */
const PLAIN = ['Driving licence', 'HGV licence'];
const WITH_CATEGORY = ['Category C1 licence', 'Category C licence', 'Category D licence'];
const CATEGORIES: Readonly<Record<string, string>> = {
  be: 'Category B+E licence',
  c1: 'Category C1 licence',
  c1e: 'Category C1 licence',
  c: 'Category C licence',
  ce: 'Category C+E licence',
  ec: 'Category C+E licence',
  d1: 'Category D1 licence',
  d1e: 'Category D1 licence',
  d: 'Category D licence',
  de: 'Category D licence',
  t: 'Category T licence',
};
/** What leads from a licence to its categories: 'licence with categories B', 'licence (cat. C1)'. */
const OPENS =
  /^(?:,? (?:with|for|including|incl\.?|in|of)(?: the)?|,(?= (?:class|cat|type|group)))?[ :]{0,2}\(?(?:(?:class(?:es)?|categor(?:y|ies)|cats?\.?|kinds?|types?|group)[ :]{1,2})?/;
const CATEGORY = /^(?:b\+?e?|c1\+?e|c1|c\+?e|ec|c|d1\+?e|d1|d\+?e|d|t)(?![a-z0-9+#'])/;
const JOINS = /^(?: ?[,/&+] ?(?:and |or )?| (?:and|or|and\/or) )(?:(?:class|category|cat\.?) )?/;
/** 'Class 2 (C)': the bracket names the category. */
const IN_BRACKET = /^class [12] \((?:cat\.? |category )?(?=c\+?e?\))/;
/** Words of drivers, beside which a CPC is theirs and no coder's. */
const OF_DRIVERS =
  /\b(?:driv(?:er|ers|ing)|licen[cs]es?|hgv|lgv|pcv|psv|class [12]|cat(?:egory)? [cd]|digi|digicard|tacho[a-z]*|dqc|lorry|lorries|truck|c\+e)\b/;
const OF_OTHERS =
  /\b(?:cod(?:er|ing)|aapc|icd|transport manager|clicks?|ppc|cpa|cpm|ctr|roas|seo|ads?|campaigns?|traffic|bids?|bidding)\b/;
const CPC = /^cpc(?![a-z0-9-])/;
const REACH = 80;
const MOST_LISTED = 8;

/**
 * The names in a text, with the categories that a driving licence lists ('categories B, C1 and C+E', 'Class 2 (C)') and the
 * certificate of professional drivers, which they call 'CPC'. `concepts` are in text order, and so is the result.
 */
export function withDrivingPapers(
  scanned: ScannedText,
  concepts: readonly ConceptMention[],
): readonly ConceptMention[] {
  const { plain, listing } = licences();
  const outdone = new Set<ConceptMention>();
  const found: ConceptMention[] = [];
  for (const mention of concepts) {
    if (!listing.has(mention.concept)) continue;
    const categories = categoriesBehind(scanned, mention);
    found.push(...categories);
    if (categories.length > 0 && plain.has(mention.concept)) outdone.add(mention);
  }
  for (const at of placesOf(scanned, 'class ')) found.push(...classAt(scanned, at));
  for (const at of placesOf(scanned, 'cpc')) found.push(...cpcAt(scanned, at));
  if (found.length === 0) return concepts;
  const named = new Set(concepts.flatMap(({ first, last }) => [first, last]));
  return [
    ...concepts.filter((mention) => !outdone.has(mention)),
    ...found.filter(({ first }) => !named.has(first)),
  ].sort((a, b) => a.first - b.first);
}

/** The categories that stand behind a licence on its line. */
function categoriesBehind(scanned: ScannedText, { last }: ConceptMention): ConceptMention[] {
  const { words, lines, folded } = scanned;
  const end = words.end[last] ?? 0;
  const rest = folded.text.slice(
    end,
    Math.min(end + REACH, lines.end[words.line[last] ?? 0] ?? end),
  );
  const joint = JOINS.exec(rest)?.[0].length ?? 0;
  // What another language calls 'permis B' has lost its letter: 'driving licence, C1'.
  let at = joint > 0 && folded.glossed !== undefined ? joint : (OPENS.exec(rest)?.[0].length ?? 0);
  const found: ConceptMention[] = [];
  let before = '';
  for (let step = 0; step < MOST_LISTED && at > 0; step++) {
    const category = (CATEGORY.exec(rest.slice(at))?.[0] ?? '').replace('+', '');
    if (category === '') break;
    // Whoever writes 'C/CE' has or wants the greater one.
    if (rest[at - 1] === '/' && before !== '' && category.startsWith(before)) found.pop();
    found.push(...mentionAt(scanned, CATEGORIES[category], end + at));
    before = category;
    at += CATEGORY.exec(rest.slice(at))?.[0].length ?? 0;
    const [next] = JOINS.exec(rest.slice(at)) ?? [];
    if (next === undefined) break;
    at += next.length;
  }
  return found;
}

function classAt(scanned: ScannedText, at: number): ConceptMention[] {
  const written = scanned.folded.text.slice(at, at + REACH);
  const [opens] = IN_BRACKET.exec(written) ?? [];
  if (opens === undefined) return [];
  const [category = ''] = CATEGORY.exec(written.slice(opens.length)) ?? [];
  return mentionAt(scanned, CATEGORIES[category.replace('+', '')], at + opens.length);
}

/** 'CPC' beside words of drivers. */
function cpcAt(scanned: ScannedText, at: number): ConceptMention[] {
  const { words, lines, folded } = scanned;
  const word = wordAt(scanned, at);
  if (word === null || !CPC.test(folded.text.slice(at, at + 4))) return [];
  const row = words.line[word] ?? 0;
  const from = Math.max(lines.start[row] ?? 0, at - REACH);
  const beside = folded.text.slice(from, Math.min(lines.end[row] ?? at, at + REACH));
  if (OF_OTHERS.test(beside) || !OF_DRIVERS.test(beside)) return [];
  return mentionAt(scanned, 'Driver CPC', at);
}

function mentionAt(scanned: ScannedText, name: string | undefined, at: number): ConceptMention[] {
  const concept = taxonomyIndex().conceptByName.get(name ?? '');
  const word = wordAt(scanned, at);
  if (concept === undefined || word === null) return [];
  return [{ concept, first: word, last: word, canonical: false }];
}

/** The word that begins at a place of the folded text, by bisection; null if none does. */
function wordAt({ words }: ScannedText, place: number): number | null {
  let low = 0;
  let high = words.word.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words.start[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return words.start[low] === place ? low : null;
}

function placesOf({ folded }: ScannedText, written: string): number[] {
  const places: number[] = [];
  for (let at = folded.text.indexOf(written); at !== -1; at = folded.text.indexOf(written, at + 1))
    places.push(at);
  return places;
}

let built: { plain: ReadonlySet<number>; listing: ReadonlySet<number> } | null = null;

function licences(): { plain: ReadonlySet<number>; listing: ReadonlySet<number> } {
  built ??= { plain: numbersOf(PLAIN), listing: numbersOf([...PLAIN, ...WITH_CATEGORY]) };
  return built;
}

function numbersOf(names: readonly string[]): ReadonlySet<number> {
  const { conceptByName } = taxonomyIndex();
  return new Set(names.flatMap((name) => conceptByName.get(name) ?? []));
}
