/**
 * The matches of a pattern with the flag `g`, in order, as `matchAll` gives them. Most patterns match nothing in most texts, and
 * `matchAll` copies its pattern before it looks, which takes longer than to look through a line.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += signLength(text, pattern);
  }
  return found;
}

/** An empty match is left behind by one sign, which for a pattern that knows pairs of units may be two of them. */
function signLength(text: string, { lastIndex, unicode }: RegExp): number {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1;
}
