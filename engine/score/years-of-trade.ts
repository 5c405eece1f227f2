import type { Draft } from '../read/job/draft';
import type { ScannedText } from '../read/scan';
import type { TitleMention } from '../skills/mentions';
import { titleWordWeight } from './title-word-weight';

/** How certainly the map must know the title of the job before it may say which work is of its occupation. */
const KNOWN_TITLE = 0.5;
/**
 * Weight from which a word of the title names its occupation: 'warehouse', but neither 'associate' nor 'manager'.
 */
const TRADE_WORD = 0.4;

/** How a demand refers to the job's occupation without its name. */
const POINTS_AT_TRADE =
  /\b(?:in (?:the|this) (?:trade|profession|craft|field)|(?:similar|same|comparable|equivalent) (?:role|position|job|capacity|function))\b/;

/**
 * Decides which demands for years are about the job's own occupation: those that name a job title, or a word of the
 * job's title that identifies its occupation. 'Two years as an electrician' is not shown by years of other work,
 * 'five years of experience' is.
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
