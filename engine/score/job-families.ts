import type { ScannedText } from '../read/scan';
import type { Word } from '../read/word';
import type { TitleMention } from '../skills/mentions';
import type { IndexedTitle } from '../taxonomy/index-families';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { roughTitles } from './rough-titles';
import { tells } from './tells';
import { titleWordRarity } from './title-word-weight';

/** A family of occupations that a job belongs to, with its share; the shares of a job add up to 1. */
export type JobFamily = { readonly family: number; readonly share: number };

export type JobFamilies = {
  readonly families: readonly JobFamily[];
  /** 0 to 1: how certain the occupation is. */
  readonly confidence: number;
  /** 0 to 1: how certainly the job title names the first of them. */
  readonly named: number;
};

// Weights of the three signals, and how sharply they decide; measured on ranked resumes.
const SHARPNESS = 1.2;
const FIT_SIGN = 0.3;
/** Vocabulary terms from which its fit counts fully: one common word is chance, however short the text. */
const FEWEST_TERMS = 5;
/** The same if the title names no occupation in the map: then the text is all there is to go by. */
const FIT_SIGN_ALONE = 1;
const TITLE_SIGN = 5;
/** A title inside a longer one of the job: a 'Java application developer' is first of all a Java developer. */
const NESTED_SHARE = 0.5;
const QUALIFIER_SIGN = 0.5;
/** 'Technician' in 'Records technician' names no occupation: the words next to it decide, or the text. */
const GENERIC_SHARE = 0.3;
/** A field name in a title ('Manager, Human Resources') relative to a title of the field. */
const FIELD_SHARE = 0.7;
/** A field behind a title and a preposition ('Nursing assistant in long term care') is where somebody works, not what they are. */
const PLACE_SHARE = 0.3;
const LEADS_TO_PLACE: ReadonlySet<string> = new Set(['in', 'for', 'at', 'within']);
/**
 * The value of a title similar to the job's relative to the title itself, as far as no title of the map covers the
 * job's.
 */
const ROUGH_SHARE = 1.2;
/**
 * The share of that for a similar title whose occupation the text is not about, and the fit from which it counts
 * fully, in standard deviations: a front-end developer shares a name with the front-end cashier of a shop.
 */
const LIKE_IN_NAME_ALONE = 0.25;
const LIKE_IN_FULL_FROM = 1.5;
const FEWEST_SHARE = 0.08;
const MOST_FAMILIES = 3;
/** The confidence that a title alone can give, and how it grows with the title's share of the longest one. */
const SURE_BY_NAME = 0.8;
const NAME_SLOPE = 1.2;
/** The confidence that a similar title can give. */
const SURE_BY_LIKENESS = 0.6;
/**
 * The same for the fit of the text, in standard deviations over all families: among some hundred families the best is
 * three above the mean by chance alone.
 */
const SURE_BY_FIT = 0.5;
const FIT_FROM = 3;
const FIT_RANGE = 5;

/**
 * Determines the families a job belongs to, from the job titles in its title line (`titles`, with `titleWords` words)
 * or similar ones, the words there that few families share, and how well its text fits each vocabulary. `stems` holds
 * the stems of the kept text, `text` all of it.
 */
export function findJobFamilies(
  scanned: ScannedText,
  titles: readonly TitleMention[],
  titleWords: number,
  stems: ReadonlySet<string>,
): JobFamilies {
  const words = scanned.words.word.slice(0, titleWords);
  const fits = vocabularyFits(scanned, stems);
  const exact = titleShares(words, titles);
  const likeness = titleLikeness(words, titles, fits);
  const titleSigns = new Float64Array(fits.length);
  let named = 0;
  for (let family = 0; family < fits.length; family++) {
    const sign = Math.max(exact[family] ?? 0, ROUGH_SHARE * (likeness[family] ?? 0));
    titleSigns[family] = sign;
    named = Math.min(1, Math.max(named, sign));
  }
  const fitSign = FIT_SIGN_ALONE + (FIT_SIGN - FIT_SIGN_ALONE) * named;
  const qualifiers = qualifierCounts(words);
  const signs = new Float64Array(fits.length);
  for (let family = 0; family < fits.length; family++)
    signs[family] =
      fitSign * (fits[family] ?? 0) +
      TITLE_SIGN * (titleSigns[family] ?? 0) +
      QUALIFIER_SIGN * (qualifiers[family] ?? 0);
  const families = keepBest(signs);
  const best = families[0]?.family ?? -1;
  const byName = Math.min(SURE_BY_NAME, NAME_SLOPE * (exact[best] ?? 0));
  const byFit = Math.min(SURE_BY_FIT, Math.max(0, ((fits[best] ?? 0) - FIT_FROM) / FIT_RANGE));
  const byLikeness = SURE_BY_LIKENESS * (likeness[best] ?? 0);
  return {
    families,
    confidence: Math.min(1, byName + Math.max(byFit, byLikeness)),
    named: byName / SURE_BY_NAME,
  };
}

/** How well a text fits the vocabulary of each family, in standard deviations over all of them. */
function vocabularyFits(scanned: ScannedText, stems: ReadonlySet<string>): Float64Array {
  const { families, vocabulary } = taxonomyIndex();
  const found = new Float64Array(families.length);
  const counts = new Int32Array(families.length);
  for (const place of placesThatStand(stems, adjacentStems(scanned))) {
    const family = vocabulary.family[place] ?? 0;
    found[family] = (found[family] ?? 0) + (vocabulary.weight[place] ?? 0);
    counts[family] = (counts[family] ?? 0) + 1;
  }
  for (let family = 0; family < found.length; family++) {
    const size = families[family]?.size ?? 0;
    found[family] = size === 0 ? 0 : (found[family] ?? 0) / Math.sqrt(size);
  }
  standardise(found);
  for (let family = 0; family < found.length; family++)
    found[family] = (found[family] ?? 0) * Math.min(1, (counts[family] ?? 0) / FEWEST_TERMS);
  return found;
}

/** How clearly the job titles name each family, 0 to 1. */
function titleShares(words: readonly Word[], titles: readonly TitleMention[]): Float64Array {
  const index = taxonomyIndex();
  const shares = new Float64Array(index.families.length);
  const places = new Set(titles.filter((title) => isPlace(words, titles, title)));
  const lengthOf = ({ first, last }: TitleMention): number => last - first + 1;
  const longest = Math.max(1, ...titles.filter((title) => !places.has(title)).map(lengthOf));
  for (const title of titles) {
    const entry = index.titles[title.title];
    if (entry === undefined) continue;
    const length = places.has(title) ? PLACE_SHARE : lengthOf(title) / longest;
    const share = length * shareOf(entry) * (title.nested ? NESTED_SHARE : 1);
    for (const family of entry.families) shares[family] = Math.max(shares[family] ?? 0, share);
  }
  return shares;
}

/** Whether a title is a field that follows the title of a person and a preposition. */
function isPlace(
  words: readonly Word[],
  titles: readonly TitleMention[],
  { title, first }: TitleMention,
): boolean {
  const index = taxonomyIndex();
  const named = index.titles[title];
  if (named === undefined || (!named.field && !named.isFieldToo)) return false;
  if (!LEADS_TO_PLACE.has(words[first - 1]?.form ?? '')) return false;
  return titles.some((other) => {
    const held = index.titles[other.title];
    return other.last < first && held?.field === false && !held.generic;
  });
}

/** How similar titles of each family are to the words of the job's title that no title of the map covers, 0 to 1. */
function titleLikeness(
  words: readonly Word[],
  titles: readonly TitleMention[],
  fits: Float64Array,
): Float64Array {
  const open = 1 - coveredShare(words, titles);
  if (open <= 0) return new Float64Array(fits.length);
  const rough = roughTitles(new Set(words.filter(tells).map(({ stem }) => stem)));
  return rough.map((alike, family) => open * alike * shareWithFit(fits[family] ?? 0));
}

/** For each family, the words of the job's title that few families share. */
function qualifierCounts(words: readonly Word[]): Float64Array {
  const { families, tellingFamilies } = taxonomyIndex();
  const counts = new Float64Array(families.length);
  for (const { stem } of words) {
    for (const family of tellingFamilies.get(stem) ?? [])
      counts[family] = (counts[family] ?? 0) + 1;
  }
  return counts;
}

/** The value of a similar title given how well the job's text fits the vocabulary of its family. */
function shareWithFit(fit: number): number {
  return Math.min(1, Math.max(LIKE_IN_NAME_ALONE, fit / LIKE_IN_FULL_FROM));
}

/** How much of the content of the job title's words is covered by titles of the map, 0 to 1. */
function coveredShare(words: readonly Word[], titles: readonly TitleMention[]): number {
  const covered = new Set<string>();
  for (const { title, first, last } of titles) {
    if (taxonomyIndex().titles[title]?.generic === true) continue;
    for (const { stem } of words.slice(first, last + 1)) covered.add(stem);
  }
  let all = 0;
  let found = 0;
  for (const stem of new Set(words.filter(tells).map((word) => word.stem))) {
    const rarity = titleWordRarity(stem);
    all += rarity;
    if (covered.has(stem)) found += rarity;
  }
  return all === 0 ? 1 : found / all;
}

/** How much a mention in the title says about the occupation, relative to a title of several words. */
function shareOf(title: IndexedTitle): number {
  if (title.generic) return GENERIC_SHARE;
  return title.field ? FIELD_SHARE : 1;
}

/** The places of the terms that occur in a text, in order: sums in another order would end in other digits. */
function placesThatStand(stems: ReadonlySet<string>, bigrams: ReadonlySet<string>): Int32Array {
  const { vocabulary } = taxonomyIndex();
  const standing: number[] = [];
  for (const stem of stems) {
    for (const term of vocabulary.byStem.get(stem) ?? []) {
      if (!stands(vocabulary.stems[term] ?? [], stems, bigrams)) continue;
      for (const place of vocabulary.placesOf[term] ?? []) standing.push(place);
    }
  }
  return new Int32Array(standing).sort();
}

function stands(
  term: readonly string[],
  stems: ReadonlySet<string>,
  bigrams: ReadonlySet<string>,
): boolean {
  // Single words first: few terms get as far as the more expensive check for the pair.
  for (const stem of term) if (!stems.has(stem)) return false;
  const [first = '', second] = term;
  return second === undefined || bigrams.has(`${first} ${second}`);
}

function adjacentStems(scanned: ScannedText): Set<string> {
  const { word, gap } = scanned.words;
  const bigrams = new Set<string>();
  for (let at = 1; at < word.length; at++) {
    if (gap[at] === 0) bigrams.add(`${word[at - 1]?.stem} ${word[at]?.stem}`);
  }
  return bigrams;
}

/** Puts each value in standard deviations from the mean of all. */
function standardise(values: Float64Array): void {
  const count = Math.max(1, values.length);
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / count;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const deviation = Math.sqrt(squares / count);
  for (let at = 0; at < values.length; at++)
    values[at] = deviation === 0 ? 0 : ((values[at] ?? 0) - mean) / deviation;
}

function keepBest(signs: Float64Array): JobFamily[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (const sign of signs) highest = Math.max(highest, sign);
  const powers = new Float64Array(signs.length);
  let sum = 0;
  for (let family = 0; family < signs.length; family++) {
    const power = Math.exp(SHARPNESS * ((signs[family] ?? 0) - highest));
    powers[family] = power;
    sum += power;
  }
  const kept: JobFamily[] = [];
  for (let family = 0; family < powers.length; family++) {
    const share = (powers[family] ?? 0) / sum;
    if (share >= FEWEST_SHARE) kept.push({ family, share });
  }
  kept.sort((a, b) => b.share - a.share || a.family - b.family);
  kept.splice(MOST_FAMILIES);
  const keptSum = kept.reduce((total, entry) => total + entry.share, 0);
  return kept.map((entry) => ({ family: entry.family, share: entry.share / keptSum }));
}
