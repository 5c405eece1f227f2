import { TELLS_LANGUAGE } from '../cues';
import type { ScannedText } from '../scan';
import { isOfWords, NO_CUES, numberOf } from './cue-words';
import { isSupported, LANGUAGES, type LanguageCode } from './languages';

/** What languages a text is written in. */
export type TextLanguage = {
  /** The language of most of the text. */
  readonly main: LanguageCode;
  /** Languages of a good part of the text besides it, the larger part first. */
  readonly beside: readonly LanguageCode[];
  /** The language of each line; null if every line is in the main one. */
  readonly ofLine: readonly LanguageCode[] | null;
  /** False if there are hardly any function words: then the main language is only the default. */
  readonly sure: boolean;
};

const ENGLISH = numberOf('en');
const CHINESE = numberOf('zh');
const JAPANESE = numberOf('ja');
const ALL = LANGUAGES.map((_, number) => number);
const READ = ALL.filter((number) => isSupported(LANGUAGES[number] ?? 'en'));
const UNREAD = ALL.filter((number) => !READ.includes(number));
/** Words with Japanese letters per Han-only word from which a text is Japanese. */
const JAPANESE_SHARE = 0.05;
/** Fewer function words than this say nothing; a text then counts as English. */
const FEWEST_CUES = 4;
/** How much more frequent the words of a language must be than the English ones. */
const ABOVE_ENGLISH = 1.3;
/** The same for an unsupported language: reading it as the closest supported one may be better than nothing. */
const ABOVE_READ = 1.25;
const FEWEST_UNREAD = 6;
/**
 * Fewer are enough if they are nearly the only ones and are words: single letters of a script may be inserted to
 * deceive.
 */
const FEWEST_UNREAD_ALONE = 4;
const ALONE = 2;
/** Words that identify a language: in a longer text only every second, third and so on is checked. */
const SAMPLE = 250;
/** Words of a second language relative to the first from which its lines are checked one by one. */
const SECOND_SHARE = 0.2;
const FEWEST_SECOND = 8;
const FEWEST_ON_LINE = 2;
/** A line in an unsupported language needs clearer evidence: its function words may be a coincidence. */
const FEWEST_UNREAD_ON_LINE = 4;
/** Share of all words on lines of another language from which the text is mixed. */
const MIXED_SHARE = 0.2;
const FEWEST_MIXED_WORDS = 25;

/**
 * Identifies the language of a text by its function words, counted in a sample of a few hundred: deterministic, at
 * next to no cost. A text with hardly any such words counts as English.
 */
export function detectLanguage(scanned: ScannedText): TextLanguage {
  const { length } = scanned.words.word;
  const counts = countCues(scanned, 0, length, Math.max(1, Math.floor(length / SAMPLE)));
  const main = mainOf(counts);
  const cues = counts[numberOf(main)] ?? 0;
  const isMixed = counts.some(
    (count, number) =>
      number !== numberOf(main) && count >= FEWEST_SECOND && count >= SECOND_SHARE * cues,
  );
  const sure = cues >= FEWEST_CUES;
  return isMixed ? byLine(scanned, main) : { main, beside: [], ofLine: null, sure };
}

/** Counts each language's function words among every `step`th word of `[from, to)`. */
function countCues({ words }: ScannedText, from: number, to: number, step = 1): Int32Array {
  const counts = new Int32Array(LANGUAGES.length);
  const { word, cue } = words;
  for (let at = from; at < to; at += step) {
    // Most words indicate no language.
    if (((cue[at] ?? 0) & TELLS_LANGUAGE) === 0) continue;
    const cues = word[at]?.cues ?? NO_CUES;
    for (let next = 0; next < cues.length; next++) {
      const language = cues[next] ?? 0;
      counts[language] = (counts[language] ?? 0) + 1;
    }
  }
  giveHanToJapanese(counts);
  return counts;
}

/**
 * Chinese has none of the letters of Japanese, Japanese most of those of Chinese: if there is some Japanese, all of
 * it is.
 */
function giveHanToJapanese(counts: Int32Array): void {
  const han = counts[CHINESE] ?? 0;
  const own = counts[JAPANESE] ?? 0;
  if (han === 0 || own < JAPANESE_SHARE * han) return;
  counts[JAPANESE] = own + han;
  counts[CHINESE] = 0;
}

function mainOf(counts: Int32Array): LanguageCode {
  const english = counts[ENGLISH] ?? 0;
  const read = bestOf(counts, READ);
  const unread = bestOf(counts, UNREAD);
  const others = Math.max(read.count, english);
  const isUnread =
    (unread.count >= FEWEST_UNREAD && unread.count > ABOVE_READ * others) ||
    (isOfWords(unread.code) &&
      unread.count >= FEWEST_UNREAD_ALONE &&
      unread.count > ALONE * others);
  const best = isUnread ? unread : read;
  if (best.code === 'en' || best.count < FEWEST_CUES) return 'en';
  return best.count > ABOVE_ENGLISH * english ? best.code : 'en';
}

/** The most frequent of some languages; English where none has any word. */
function bestOf(
  counts: Int32Array,
  languages: readonly number[],
): { code: LanguageCode; count: number } {
  let best = ENGLISH;
  let most = 0;
  for (const number of languages) {
    const count = counts[number] ?? 0;
    if (count <= most) continue;
    best = number;
    most = count;
  }
  return { code: LANGUAGES[best] ?? 'en', count: most };
}

/** Gives each line its own language if its words clearly indicate one, otherwise the main one. */
function byLine(scanned: ScannedText, main: LanguageCode): TextLanguage {
  const { line, word } = scanned.words;
  const ofLine: LanguageCode[] = scanned.lines.start.map(() => main);
  const wordsIn = new Map<LanguageCode, number>();
  let from = 0;
  while (from < word.length) {
    const row = line[from] ?? 0;
    let to = from + 1;
    while (line[to] === row) to++;
    const code = ofOneLine(countCues(scanned, from, to), main);
    ofLine[row] = code;
    if (code !== main) wordsIn.set(code, (wordsIn.get(code) ?? 0) + to - from);
    from = to;
  }
  const most = Math.max(FEWEST_MIXED_WORDS, MIXED_SHARE * word.length);
  const beside = [...wordsIn]
    .filter(([, words]) => words >= most)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
  if (beside.length === 0 && main === 'en') return { main, beside, ofLine: null, sure: true };
  const counts = (code: LanguageCode): boolean => code === 'en' || beside.includes(code);
  return {
    main,
    beside,
    ofLine: ofLine.map((code) => (counts(code) ? code : main)),
    sure: true,
  };
}

function ofOneLine(counts: Int32Array, main: LanguageCode): LanguageCode {
  const own = counts[numberOf(main)] ?? 0;
  const best = bestOf(counts, ALL);
  const fewest = isSupported(best.code) ? FEWEST_ON_LINE : FEWEST_UNREAD_ON_LINE;
  return best.count >= fewest && best.count > own ? best.code : main;
}
