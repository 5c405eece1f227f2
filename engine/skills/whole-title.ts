import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { splitName } from '../taxonomy/split-name';
import type { NameNode } from './name-trie';
import { SENIORITY } from './seniority';

const SPACE = 32;
const LETTER_A = 97;
const LETTER_Z = 122;

/**
 * True where a line is a working title and nothing else, with or without a word of seniority before it. One word alone may be a
 * surname (Baker, Porter), so that a title needs `fewest` words: two, unless it stands where no name does.
 */
export function isWholeTitle(line: string, fewest = 2): boolean {
  const { names, wordIds, titles } = taxonomyIndex();
  if (holdsUnknown(line)) return false;
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
    if (
      isTitle &&
      forms.length >= fewest &&
      forms.slice(0, from).every((form) => SENIORITY.has(form))
    )
      return true;
    if (!SENIORITY.has(forms[from] ?? '')) return false;
  }
  return false;
}

/** True where a line is a title that one person can have: 'accountant', but neither 'accounting' nor 'accountants'. */
export function isPersonalTitle(line: string): boolean {
  const { titles } = taxonomyIndex();
  const title = titles[nodeOf(line)?.title ?? -1];
  return title?.field === false && !line.endsWith('s');
}

/** True where a line is the name of one thing that people know, and nothing else: 'Accounts payable'. */
export function isWholeName(line: string): boolean {
  return (nodeOf(line)?.name ?? -1) !== -1;
}

function nodeOf(line: string): NameNode | undefined {
  const { names, wordIds } = taxonomyIndex();
  if (holdsUnknown(line)) return undefined;
  let node: NameNode | undefined = names;
  for (const form of splitName(line)) node = node?.next?.get(wordIds.get(form) ?? 0);
  return node;
}

/** A cheap check that most folded lines do not pass: a name has no plain word that the map does not know. */
function holdsUnknown(line: string): boolean {
  const { wordIds } = taxonomyIndex();
  let from = 0;
  for (let at = 0; at <= line.length; at++) {
    const code = at === line.length ? SPACE : line.charCodeAt(at);
    if (code !== SPACE && (code < LETTER_A || code > LETTER_Z)) return false;
    if (code !== SPACE) continue;
    const word = line.slice(from, at);
    if (word !== '' && !wordIds.has(word) && !SENIORITY.has(word)) return true;
    from = at + 1;
  }
  return false;
}
