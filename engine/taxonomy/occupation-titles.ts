import { taxonomyIndex } from './index-taxonomy';
import { otherNumber, splitName } from './split-name';

/** The words of a working title as the map has them: titles that are spelled alike have the same key. */
export function titleKey(title: string): string {
  return splitName(title).join(' ');
}

/** The name of the one occupation that goes by this working title; null for a title of none, or of several. */
export function occupationTitled(title: string): string | null {
  return occupationsByKey().get(titleKey(title)) ?? null;
}

/** The keys of the working titles, in either number, that are of this occupation and of no other. */
export function titleKeysOf(occupation: string): string[] {
  return [...occupationsByKey()].filter(([, name]) => name === occupation).map(([key]) => key);
}

/** The keys of such titles that stand in a text of a few words, each with its occupation; of one inside another the longer. */
export function titlesIn(text: string): { key: string; occupation: string }[] {
  const forms = splitName(text);
  const found: { key: string; occupation: string }[] = [];
  for (let at = 0; at < forms.length; ) {
    const length = longestAt(forms, at);
    const key = forms.slice(at, at + length).join(' ');
    const occupation = occupationsByKey().get(key);
    if (occupation !== undefined) found.push({ key, occupation });
    at += Math.max(1, length);
  }
  return found;
}

const MOST_WORDS = 8;

/** Of how many words the longest title is that begins here; 0 for none. */
function longestAt(forms: readonly string[], at: number): number {
  for (let length = Math.min(MOST_WORDS, forms.length - at); length > 0; length -= 1) {
    if (occupationsByKey().has(forms.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

let built: ReadonlyMap<string, string> | null = null;

function occupationsByKey(): ReadonlyMap<string, string> {
  built ??= indexKeys();
  return built;
}

function indexKeys(): Map<string, string> {
  const { titles, families } = taxonomyIndex();
  const keys = new Map<string, string>();
  for (const { forms, families: having, field, generic } of titles) {
    const [only, another] = having.map((number) => families[number]?.name);
    if (only === undefined || another !== undefined || field || generic) continue;
    keys.set(forms.join(' '), only);
  }
  // An occupation is called by its own name before any other may use it as a title.
  for (const { name } of families) {
    const forms = splitName(name);
    for (const one of [forms, otherNumber(forms)]) if (one !== null) keys.set(one.join(' '), name);
  }
  return keys;
}
