/** Words that say nothing about a job or a person; the ordinary English ones and those of every posting. */
const COMMON = new Set(
  `a about after all also am an and any are as at be because been before being between both but by can
  could did do does during each for from further had has have he her his how i if in into is it its may me
  more most must my no nor not of on once only or other our out over own per she should so some such than
  that the their them then there these they this those through to too under until up us very was we were
  what when where which while who will with within without would you your
  ability applicants apply candidate candidates company employer equal etc experience including job new
  opportunity please position preferred required requirements responsibilities role skills team work
  working year years`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu;

/** The words of a text that carry meaning, in lower case and in order. */
export function meaningfulWords(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.filter((word) => word.length > 1 && !COMMON.has(word));
}
