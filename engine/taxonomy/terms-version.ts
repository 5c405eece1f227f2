import { fingerprint } from './fingerprint';
import type { Concept } from './types';

/** The version of a list of concepts: the same for the same concepts in any order. */
export function termsVersion(list: readonly Concept[]): string {
  const lines = list.map(({ name, kind, aliases = [], broader = [], related = [], context = [] }) =>
    JSON.stringify([name, kind, aliases, broader, related, context]),
  );
  return fingerprint(lines.sort().join('\n'));
}
