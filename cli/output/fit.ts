/**
 * A text from a document as it may stand on a terminal: on one line and without control characters,
 * which could move the cursor or change what was printed before.
 */
export function plain(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Exactly this many characters: padded with spaces, or truncated with an ellipsis. */
export function fit(text: string, width: number): string {
  const characters = [...text];
  if (characters.length <= width) return text + ' '.repeat(width - characters.length);
  return width < 1 ? '' : `${characters.slice(0, width - 1).join('')}…`;
}
