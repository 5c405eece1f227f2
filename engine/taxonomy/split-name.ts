import { isDottedAbbreviation } from '../read/abbreviation';
import { foldText } from '../read/fold';

/** Plurals that are the name of a town instead: whoever lives in Leeds holds no LEED certificate. */
const TOWNS: ReadonlySet<string> = new Set(['leeds']);
const SEPARATORS = /[\s/&,():;|_-]+/;

/** The word forms of a name, as the word scanner reads them in a text: 'CI/CD' is 'ci', 'cd'; "Bachelor's" is 'bachelor'. */
export function splitName(name: string): string[] {
  return foldText(name)
    .text.split(SEPARATORS)
    .map(formOf)
    .filter((form) => form !== '');
}

function formOf(raw: string): string {
  // Tens of thousands of names are split when a process starts, and hardly a word of them has either sign.
  if (!raw.includes("'") && !raw.includes('.')) return raw;
  const word = raw.replace(/'s$/, '').replaceAll("'", '').replace(/\.$/, '');
  return word.includes('.') && isDottedAbbreviation(word) ? word.replaceAll('.', '') : word;
}

/** A name with 'license' as the British write it, or the other way round; null if it has neither. */
export function otherSpelling(forms: readonly string[]): string[] | null {
  const at = forms.findIndex((form) => form === 'license' || form === 'licence');
  if (at === -1) return null;
  return forms.with(at, forms[at] === 'license' ? 'licence' : 'license');
}

/** A name with 'and' inside as a text with '&' would show it, where the sign is no word: 'Learning & Development Manager'; null if it has none. */
export function withoutAnd(forms: readonly string[]): string[] | null {
  const at = forms.indexOf('and');
  return at > 0 && at < forms.length - 1 ? forms.toSpliced(at, 1) : null;
}

/**
 * The other number of a name's last word where English builds it plainly: 'database' and 'databases'. Names of one
 * word keep their written singular, so that 'Windows' does not become a window.
 */
export function otherNumber(forms: readonly string[]): string[] | null {
  const last = forms.at(-1);
  if (last === undefined || last.length < 4 || !/^[a-z]+$/.test(last)) return null;
  const rest = forms.slice(0, -1);
  if (last.endsWith('ies')) return rest.length > 0 ? [...rest, `${last.slice(0, -3)}y`] : null;
  if (/(?:ss|us|is|ics)$/.test(last)) return null;
  if (last.endsWith('s')) return rest.length > 0 ? [...rest, last.slice(0, -1)] : null;
  if (/(?:[sxz]|ch|sh)$/.test(last)) return [...rest, `${last}es`];
  const plural = /[^aeiou]y$/.test(last) ? `${last.slice(0, -1)}ies` : `${last}s`;
  return TOWNS.has(plural) ? null : [...rest, plural];
}
