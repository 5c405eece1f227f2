import type { Draft } from '../read/job/draft';
import type { ScannedText } from '../read/scan';
import type { TitleMention } from '../skills/mentions';
import { titleWordWeight } from './title-word-weight';

/** How surely the map must know the title of the job before it may say which work is of its trade. */
const KNOWN_TITLE = 0.5;
/** Weight from which a word of the title names its trade: 'warehouse', and neither 'associate' nor 'manager'. */
const TRADE_WORD = 0.4;

/** How a demand points at the trade of the job without its name. */
const POINTS_AT_TRADE =
  /\b(?:in (?:the|this) (?:trade|profession|craft|field)|(?:similar|same|comparable|equivalent) (?:role|position|job|capacity|function))\b/;

/**
 * Says which of the demands for years are of the job's own trade: those that name a working title, or a word of the job's
 * title that tells its trade. 'Two years as an electrician' is not shown by years of another work, 'five years of experience' is.
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
      POINTS_AT_TRADE.test(folded.text.slice(words.start[first] ?? 0, words.end[last] ?? 0));
    return { ...draft, ask: { ...draft.ask, ofTrade } };
  });
}
