/**
 * One pattern that finds whatever any of these finds, the first of them first. Written apart, each can be read and has its reason beside
 * it. All have the flags of the first.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), patterns[0]?.flags);
}

/**
 * What stands in any place of a pattern for one of these phrases, parted by commas, each of which may be a pattern itself:
 * `ambigu\w+, attitude, people person`.
 */
export function phrasesOf(list: string): string {
  const phrases = list.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
  return `(?:${phrases.filter((phrase) => phrase !== '').join('|')})`;
}
