/** The first letters of the first and the last word of a name, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
