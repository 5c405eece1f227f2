import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { splitName } from '../taxonomy/split-name';
import { NONE, ROOT } from './name-trie';

/** One alone may be what somebody is called: 'Jack Henry' is a program of banks, and Franz has the surname Kafka. */
const ENOUGH = 2;

/** True where a line names two skills or more that are no plain words and no first names: 'Python SQL Airflow'. */
export function namesSkills(line: string): boolean {
  const forms = splitName(line);
  let found = 0;
  for (let first = 0; first < forms.length; first++) {
    const last = lastOfSureName(forms, first);
    if (last === null) continue;
    found++;
    first = last;
  }
  return found >= ENOUGH;
}

/** Where the longest certain name that begins at `first` ends; null if there is none. */
function lastOfSureName(forms: readonly string[], first: number): number | null {
  const { names, wordIds, conceptNames } = taxonomyIndex();
  let node = ROOT;
  let found: number | null = null;
  for (let at = first; at < forms.length; at++) {
    node = names.after(node, wordIds.get(forms[at] ?? '') ?? 0);
    if (node === NONE) break;
    const name = names.nameAt(node);
    if (name !== NONE && conceptNames[name]?.ambiguous === false) found = at;
  }
  return found;
}
