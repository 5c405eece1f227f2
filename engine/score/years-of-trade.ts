import type { Draft } from '../read/job/draft';
import type { ScannedText } from '../read/scan';
import type { TitleMention } from '../skills/mentions';
import { tells } from './tells';
import { titleWordWeight } from './title-word-weight';

/** How certainly the map must know the title of the job before it may say which work is of its occupation. */
export const KNOWN_TITLE = 0.5;
/**
 * Weight from which a word of the title names its occupation: 'warehouse', but neither 'associate' nor 'manager'.
 */
const TRADE_WORD = 0.4;

/** How a demand refers to the job's occupation without its name. */
const POINTS_AT_TRADE =
  /\b(?:in (?:the|this) (?:trade|profession|craft|field)|(?:similar|same|comparable|equivalent) (?:role|position|job|capacity|function))\b/;

/** Words of a demand for years of any work. */
const ANY_WORK: ReadonlySet<string> = new Set(
  `one two three four five six seven eight nine ten minimum min least more plus over years year yrs yr months experience exp experienced
  work working worked professional job jobs employment workforce total combined full part time required req preferred pref'd
  desired must have had a an of in the with and or to is at prior previous paid any other years'`.split(
    /\s+/,
  ),
);

/**
 * Decides which demands for years are about the job's own occupation: those that name a job title, a word of the job's title that
 * identifies its occupation, or anything else that the years should be in. 'Two years as an electrician' and 'two years in a
 * traffic office' are not shown by years of other work, 'five years of experience' is.
 */
export function yearsOfTrade(
  { words, folded }: ScannedText,
  drafts: readonly Draft[],
  job: {
    readonly titles: readonly TitleMention[];
    readonly titleWords: number;
    readonly named: number;
  },
): Draft[] {
  if (job.named < KNOWN_TITLE) return [...drafts];
  const ofTitle = new Set(
    words.word
      .slice(0, job.titleWords)
      .filter(({ stem, stop }) => !stop && titleWordWeight(stem) >= TRADE_WORD)
      .map(({ stem }) => stem),
  );
  return drafts.map((draft) => {
    if (draft.ask.type !== 'years') return draft;
    const { first, last } = draft;
    const ofTrade =
      job.titles.some((title) => title.first >= first && title.last <= last) ||
      words.word.slice(first, last + 1).some(({ stem }) => ofTitle.has(stem)) ||
      words.word.slice(first, last + 1).some((word) => tells(word) && !ANY_WORK.has(word.form)) ||
      POINTS_AT_TRADE.test(folded.text.slice(words.start[first] ?? 0, words.end[last] ?? 0));
    return { ...draft, ask: { ...draft.ask, ofTrade } };
  });
}
