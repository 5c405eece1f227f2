import { type NameTrie, NONE } from '../skills/name-trie';
import { type Outline, TITLE_MARKS } from './outline';
import { otherNumber, splitName, withoutAnd } from './split-name';
import type { OccupationFamily } from './types';

type Title = {
  readonly node: number;
  readonly forms: readonly string[];
  readonly families: number[];
  readonly field: boolean;
  /** Set once a field of this name turns up. */
  isFieldToo: boolean;
  readonly plural: boolean;
};

/**
 * A word that ends the titles of more families than this names a rank or a manner of work and no trade: 'analyst' and
 * 'operator' do, 'nurse' and 'teacher' do not.
 */
const GENERIC_FROM = 25;

/** How the words of titles are cut short: 'Rad tech', 'Asst store mgr', 'Acct exec'. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['technician', 'tech'],
  ['technologist', 'tech'],
  ['manager', 'mgr'],
  ['assistant', 'asst'],
  ['representative', 'rep'],
  ['executive', 'exec'],
  ['account', 'acct'],
  ['coordinator', 'coord'],
]);

/** Puts working titles into the trie, where `path` leads to their nodes. */
export function outlineTitles(
  families: readonly OccupationFamily[],
  trie: NameTrie,
  path: (forms: readonly string[]) => number,
): Outline['titles'] {
  const titles: Title[] = [];
  const put = (forms: readonly string[], family: number, field: boolean, plural = false): void => {
    if (forms.length === 0) return;
    const node = path(forms);
    if (trie.titleAt(node) === NONE) {
      trie.setTitle(node, titles.length);
      titles.push({ node, forms, families: [], field, isFieldToo: false, plural });
    }
    const entry = titles[trie.titleAt(node)];
    if (entry === undefined) return;
    if (field && !entry.field) {
      entry.isFieldToo = true;
      return;
    }
    if (!entry.families.includes(family)) entry.families.push(family);
  };
  families.forEach((family, number) => {
    for (const title of family.titles) {
      const forms = splitName(title);
      put(forms, number, false);
      const other = otherNumber(forms);
      if (other !== null) put(other, number, false, forms.at(-1)?.endsWith('s') === false);
    }
  });
  // Only where nobody wrote the short title down, with a meaning of its own.
  const written = new Set(titles.map(({ node }) => node));
  families.forEach((family, number) => {
    for (const title of family.titles) {
      for (const cut of cutShort(splitName(title)))
        if (!written.has(path(cut))) put(cut, number, false);
    }
  });
  // Last, so that a title that somebody wrote down is never taken for the name of a field.
  families.forEach((family, number) => {
    for (const field of family.fields ?? []) put(splitName(field), number, true);
  });
  const generic = genericWords(titles);
  return {
    nodes: titles.map(({ node }) => node),
    families: titles.map((title) => title.families),
    marks: titles.map((title) => marksOf(title, generic)),
  };
}

/** A title with its last word, its first and each of its words cut short, and with '&' for its 'and', as far as they can be. */
function cutShort(forms: readonly string[]): string[][] {
  if (forms.length < 2) return [];
  const joined = withoutAnd(forms);
  const short = forms.map((form) => SHORT.get(form) ?? form);
  const ways = [
    [...forms.slice(0, -1), ...short.slice(-1)],
    [...short.slice(0, 1), ...forms.slice(1)],
    short,
    ...(joined === null ? [] : [joined]),
  ];
  const known = new Set([forms.join(' ')]);
  return ways.filter((way) => {
    const key = way.join(' ');
    return !known.has(key) && known.add(key);
  });
}

function marksOf(
  { forms, field, isFieldToo, plural }: Title,
  generic: ReadonlySet<string>,
): number {
  const [only = '', second] = forms;
  return (
    (field ? TITLE_MARKS.field : 0) |
    (isFieldToo ? TITLE_MARKS.isFieldToo : 0) |
    (second === undefined && generic.has(only) ? TITLE_MARKS.generic : 0) |
    (plural ? TITLE_MARKS.plural : 0)
  );
}

function genericWords(titles: readonly Title[]): Set<string> {
  const familiesEnding = new Map<string, Set<number>>();
  for (const { forms, families, field } of titles) {
    if (field || forms.length < 2) continue;
    const last = forms.at(-1) ?? '';
    const known = familiesEnding.get(last) ?? new Set();
    for (const family of families) known.add(family);
    familiesEnding.set(last, known);
  }
  const found = [...familiesEnding].filter(([, { size }]) => size > GENERIC_FROM);
  return new Set(found.map(([word]) => word));
}
