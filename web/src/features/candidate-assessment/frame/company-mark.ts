/** The letters that stand for a company: the first ones of its first two words. */
export function companyMark(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}
