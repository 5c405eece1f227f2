import { stemOf } from '../read/stem';
import { wordWeight } from '../score/word-weight';
import { knownName } from './known-concept';
import { isPlainName } from './plain-name';
import { splitName } from './split-name';

/**
 * A name of one letter, or of one word that postings use anyway ('Team', 'Vision'): as a name it would occur in
 * nearly every text, so it needs context. Names that the taxonomy reads without context do not.
 */
export function isEverydayName(name: string): boolean {
  const forms = splitName(name);
  const [form = ''] = forms;
  if (forms.length > 1 || /[\d.+#]/.test(form)) return false;
  const known = knownName(forms);
  if (known !== null) return known.ambiguous;
  return form.length < 2 || isPlainName(forms) || wordWeight(stemOf(form)) < 1;
}
