import { taxonomyIndex } from '../taxonomy/index-taxonomy';

/** A word that is small inside a sentence: 'Registered', 'Back-end'. 'HVAC', 'DevOps' and '.NET' are spelled as they are. */
const PLAIN = /^[A-Z][a-z]*(?:-[a-z]+)*$/;
/** Letters whose own names begin with a vowel, before others that are read one by one: 'an HR partner'. */
const SPELLED = /^[AEFHILMNORSX][A-Z]/;
const VOWEL = /^(?:[aeio]|u(?:n(?!i)|r))/i;

/** The name of an occupation inside a sentence: 'an accountant', 'a back-end developer', 'a Java developer'. */
export function withArticle(name: string): string {
  const first = name.split(/[ ,]/)[0] ?? '';
  const opensLikeVowel = VOWEL.test(first) || SPELLED.test(first);
  const inSentence = isPlain(first) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return `${opensLikeVowel ? 'an' : 'a'} ${inSentence}`;
}

/** Names of tools and technologies keep their capital. */
function isPlain(first: string): boolean {
  const { concepts, conceptByName } = taxonomyIndex();
  const kind = concepts[conceptByName.get(first) ?? -1]?.kind;
  return PLAIN.test(first) && kind !== 'tool' && kind !== 'technology';
}
