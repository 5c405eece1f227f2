import type { ScannedText } from './scan';

/** What separates the two ends of a range. */
export const RANGE_SIGN =
  /^[\s.,)\]']*(?:[-~→]+>?|>+|to|until|till|through|thru|up ?to)[\s.,([:']*(?:(?:until|till|to|the|including)\s+)?(?:(?:the )?(?:beginning|early|mid|late|end)(?: of)?[\s-]+)?$/;
/** 'Start: 03/2018, End date: 05/2021', on one line or on two. */
const LABELLED_END =
  /^[\s.,;|)\]-]*(?:end(?:ed|s)?(?: date)?|finish(?:ed)?(?: date)?|left|date left)\s*[:|]\s*$/;
/** A slash between two months that are written with their names, or one with room around it. */
const SLASH = /^ ?\/ ?$/;
const WIDE_SLASH = /^ \/ $/;

/** Whether what is written between two words joins the ends of a range. */
export function joinsRange(gap: string): boolean {
  return RANGE_SIGN.test(gap) || LABELLED_END.test(gap);
}

/** 'Mar 2018/May 2021', '03/2018 / 05/2021': words `from` and `to` end a month and begin another one, or say 'now'. */
export function joinsMonths({ words, folded }: ScannedText, from: number, to: number): boolean {
  const [last, next] = [words.word[from], words.word[to]];
  if (last === undefined || next === undefined || words.line[from] !== words.line[to]) return false;
  const gap = folded.text.slice(words.end[from] ?? 0, words.start[to] ?? 0);
  const isNamed = next.present || (next.month > 0 && next.year === 0);
  return isNamed ? SLASH.test(gap) : next.shortNumber && WIDE_SLASH.test(gap);
}
