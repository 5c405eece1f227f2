/**
 * What a campaign must have met at least once, counted over all its runs. Returns what it never met: of a fault that hit
 * nothing, everything holds.
 */
export function neverMet(met: Readonly<Record<string, number>>): string[] {
  return Object.entries(met)
    .filter(([, times]) => times === 0)
    .map(([what]) => `never met: ${what}`);
}
