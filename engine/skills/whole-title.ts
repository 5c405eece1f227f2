import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { splitName } from '../taxonomy/split-name';
import { SENIORITY } from './seniority';

/** True where a line is a working title and nothing else, with or without a word of seniority before it. */
export function isWholeTitle(line: string): boolean {
  const { names, wordIds, titles } = taxonomyIndex();
  const forms = splitName(line);
  for (let from = 0; from < forms.length; from++) {
    let node = names;
    let ended = true;
    for (const form of forms.slice(from)) {
      const next = node.next?.get(wordIds.get(form) ?? 0);
      if (next === undefined) {
        ended = false;
        break;
      }
      node = next;
    }
    const isTitle = ended && node.title !== -1 && titles[node.title] !== undefined;
    // One word alone may be a surname (Baker, Porter): a title needs two, or a word of seniority before it.
    if (isTitle && forms.length >= 2 && forms.slice(0, from).every((form) => SENIORITY.has(form)))
      return true;
    if (!SENIORITY.has(forms[from] ?? '')) return false;
  }
  return false;
}
