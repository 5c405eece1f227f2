import { type Word, wordAt } from '../read/word';
import { hashOf } from '../read/word-hash';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
import { splitName } from '../taxonomy/split-name';
import { NONE, ROOT } from './name-trie';
import { SENIORITY } from './seniority';

/** What a sign of a line does: it is a part of a word, it separates two, or only `splitName` can tell. */
const OF_WORD = 1;
const BETWEEN = 2;
const SPACE = 32;
const SIGNS = signs('abcdefghijklmnopqrstuvwxyz0123456789+#', ' \t/&,():;|_-');

/**
 * True where a line is a working title and nothing else, with or without a word of seniority before it. One word alone may be a
 * surname (Baker, Porter), so that a title needs `fewest` words: two, unless it stands where no name does. A register begins with what
 * somebody is: 'Technician, HVAC'.
 */
export function isWholeTitle(line: string, fewest = 2): boolean {
  const comma = line.indexOf(', ');
  if (comma !== -1)
    return isTitleInOrder(`${line.slice(comma + 2)} ${line.slice(0, comma)}`, fewest);
  return isTitleInOrder(line, fewest);
}

function isTitleInOrder(line: string, fewest: number): boolean {
  const words = namedWords(line);
  if (words === null || words.length < fewest) return false;
  const { names } = taxonomyIndex();
  for (let from = 0; from < words.length; from++) {
    if (names.titleAt(nodeAt(words, from)) !== NONE) return true;
    if (!SENIORITY.has(words[from]?.form ?? '')) return false;
  }
  return false;
}

/** True where a line is a title that one person can have: 'accountant', but neither 'accounting' nor 'accountants'. */
export function isPersonalTitle(line: string): boolean {
  const { titles, names } = taxonomyIndex();
  const title = names.titleAt(nodeOf(line));
  return title !== NONE && titles[title]?.field === false && !line.endsWith('s');
}

/** True where a line is the name of one thing that people know, and nothing else: 'Accounts payable'. */
export function isWholeName(line: string): boolean {
  return taxonomyIndex().names.nameAt(nodeOf(line)) !== NONE;
}

function nodeOf(line: string): number {
  const words = namedWords(line);
  return words === null ? NONE : nodeAt(words, 0);
}

/** Where the words from one on lead among the names. */
function nodeAt(words: readonly Word[], from: number): number {
  const { names } = taxonomyIndex();
  let node = ROOT;
  for (let at = from; at < words.length && node !== NONE; at++)
    node = names.after(node, words[at]?.id ?? 0);
  return node;
}

/**
 * The words of a line; null once a plain one is in no name and no seniority, or the first of another kind begins no
 * name, which ends it for most lines. What is known of a word is remembered for the scan, which reads it next.
 */
function namedWords(line: string): readonly Word[] | null {
  const words: Word[] = [];
  let from = 0;
  for (let at = 0; at <= line.length; at++) {
    const sign = SIGNS[at === line.length ? SPACE : line.charCodeAt(at)];
    if (sign === OF_WORD) continue;
    if (sign !== BETWEEN) return splitName(line).map(wordOf);
    if (at > from) {
      const word = wordAt(line, from, at, hashOf(line, from, at));
      const mayStand = words.length === 0 ? word.opensName : word.id !== 0;
      if (!mayStand && !SENIORITY.has(word.form)) return null;
      words.push(word);
    }
    from = at + 1;
  }
  return words;
}

/** By the code of a sign, what it does; nothing beyond ASCII. */
function signs(ofWord: string, between: string): Uint8Array {
  const known = new Uint8Array(128);
  for (const sign of ofWord) known[sign.charCodeAt(0)] = OF_WORD;
  for (const sign of between) known[sign.charCodeAt(0)] = BETWEEN;
  return known;
}

function wordOf(form: string): Word {
  return wordAt(form, 0, form.length, hashOf(form, 0, form.length));
}
