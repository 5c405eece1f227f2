import type { ScannedText } from '../read/scan';
import type { TitleMention } from '../skills/mentions';
import type { FamilyTerm } from '../taxonomy/index-families';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';

/** A family of occupations that a job belongs to, with its share; shares of a job add up to 1. */
export type JobFamily = { readonly family: number; readonly share: number };

export type JobFamilies = {
  readonly families: readonly JobFamily[];
  /** 0 to 1: how surely the occupation is known. */
  readonly confidence: number;
};

// Weights of the three signs, and how sharply they decide; measured on ranked resumes.
const SHARPNESS = 1.2;
const FIT_SIGN = 0.3;
const TITLE_SIGN = 5;
const QUALIFIER_SIGN = 0.5;
const FEWEST_SHARE = 0.08;
const MOST_FAMILIES = 3;

/**
 * Says which families a job belongs to, from the working titles in its title line (`titles`, with `titleWords` words),
 * the words there that few families share, and how well its text fits each vocabulary. `stems` holds the stems of the
 * kept text, `text` all of it.
 */
export function findJobFamilies(
  scanned: ScannedText,
  titles: readonly TitleMention[],
  titleWords: number,
  stems: ReadonlySet<string>,
): JobFamilies {
  const index = taxonomyIndex();
  const bigrams = adjacentStems(scanned);
  const fits = standardise(
    index.families.map((family) => vocabularyFit(family.vocabulary, stems, bigrams)),
  );
  const titleSign = new Float64Array(index.families.length);
  const longest = Math.max(1, ...titles.map((title) => title.last - title.first + 1));
  for (const title of titles) {
    const share = (title.last - title.first + 1) / longest;
    for (const family of index.titles[title.title]?.families ?? []) {
      titleSign[family] = Math.max(titleSign[family] ?? 0, share);
    }
  }
  const titleStems = scanned.words.word.slice(0, titleWords).map((word) => word.stem);
  const signs = index.families.map((family, at) => {
    const qualifiers = titleStems.filter((stem) => family.telling.has(stem)).length;
    return (
      FIT_SIGN * (fits[at] ?? 0) + TITLE_SIGN * (titleSign[at] ?? 0) + QUALIFIER_SIGN * qualifiers
    );
  });
  const families = keepBest(signs);
  const best = families[0];
  const named = best === undefined ? 0 : (titleSign[best.family] ?? 0);
  const fit = best === undefined ? 0 : (fits[best.family] ?? 0);
  const byName = named > 0 ? 0.5 + Math.min(0.3, 0.3 * named) : 0;
  const byFit = Math.min(0.5, Math.max(0, (fit - 1.5) / 5));
  return { families, confidence: Math.min(1, byName + byFit) };
}

function vocabularyFit(
  vocabulary: readonly FamilyTerm[],
  stems: ReadonlySet<string>,
  bigrams: ReadonlySet<string>,
): number {
  let found = 0;
  let size = 0;
  for (const term of vocabulary) {
    size += term.weight;
    if (stands(term.stems, stems, bigrams)) found += term.weight;
  }
  return size === 0 ? 0 : found / Math.sqrt(size);
}

function stands(
  term: readonly string[],
  stems: ReadonlySet<string>,
  bigrams: ReadonlySet<string>,
): boolean {
  const [first = '', second, ...rest] = term;
  if (second === undefined) return stems.has(first);
  return bigrams.has(`${first} ${second}`) && rest.every((stem) => stems.has(stem));
}

function adjacentStems(scanned: ScannedText): Set<string> {
  const { word, gap } = scanned.words;
  const bigrams = new Set<string>();
  for (let at = 1; at < word.length; at++) {
    if (gap[at] === 0) bigrams.add(`${word[at - 1]?.stem} ${word[at]?.stem}`);
  }
  return bigrams;
}

function standardise(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  const deviation = Math.sqrt(variance);
  return values.map((value) => (deviation === 0 ? 0 : (value - mean) / deviation));
}

function keepBest(signs: readonly number[]): JobFamily[] {
  const highest = Math.max(...signs);
  const powers = signs.map((sign) => Math.exp(SHARPNESS * (sign - highest)));
  const sum = powers.reduce((total, power) => total + power, 0);
  const kept = powers
    .map((power, family) => ({ family, share: power / sum }))
    .sort((a, b) => b.share - a.share || a.family - b.family)
    .slice(0, MOST_FAMILIES)
    .filter((entry) => entry.share >= FEWEST_SHARE);
  const keptSum = kept.reduce((total, entry) => total + entry.share, 0);
  return kept.map((entry) => ({ family: entry.family, share: entry.share / keptSum }));
}
