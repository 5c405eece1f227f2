import { invalidValue } from './errors';
import type { SimFile } from './world';

/** What a search asks for, apart from the folder. */
export type Search = { parent: string | null; fits(file: SimFile): boolean };

const STRING = String.raw`'((?:[^'\\]|\\.)*)'`;
const IN_PARENTS = new RegExp(`^${STRING} in parents$`);
const TRASHED = /^trashed\s*=\s*(true|false)$/;
const COMPARED = new RegExp(String.raw`^(mimeType|name)\s*(=|!=|contains)\s*${STRING}$`);
const TERM = /(?:'(?:[^'\\]|\\.)*'|[^'])+?(?=\s+and\s+|$)/gy;

/** Reads the part of Drive's search language that is about folders: terms joined with `and`. */
export function readSearch(q: string): Search {
  let parent: string | null = null;
  const conditions: ((file: SimFile) => boolean)[] = [];
  for (const term of termsOf(q)) {
    const [, id] = IN_PARENTS.exec(term) ?? [];
    const [, trashed] = TRASHED.exec(term) ?? [];
    const [, field, operator, value] = COMPARED.exec(term) ?? [];
    if (id !== undefined) parent = plain(id);
    else if (trashed) conditions.push((file) => file.isTrashed === (trashed === 'true'));
    else if (field && operator && value !== undefined) {
      conditions.push(comparison(field === 'name', operator, plain(value)));
    } else throw invalidValue('q');
  }
  return { parent, fits: (file) => conditions.every((fits) => fits(file)) };
}

function termsOf(q: string): string[] {
  const terms: string[] = [];
  let rest = q.trim();
  while (rest !== '') {
    TERM.lastIndex = 0;
    const [term] = TERM.exec(rest) ?? [];
    if (term === undefined) throw invalidValue('q');
    terms.push(term.trim());
    rest = rest.slice(term.length).replace(/^\s+and\s+/, '');
  }
  return terms;
}

const plain = (text: string) => text.replace(/\\(.)/g, '$1');

function comparison(isName: boolean, operator: string, value: string) {
  return (file: SimFile): boolean => {
    const own = isName ? file.name : file.mimeType;
    if (operator === '=') return own === value;
    if (operator === '!=') return own !== value;
    // "contains" finds beginnings of words in names, and only what the search knows by now.
    if (!isName) throw invalidValue('q');
    const at = own.toLowerCase().indexOf(value.toLowerCase());
    return file.isIndexed && at !== -1 && !/[\p{L}\p{N}]/u.test(own[at - 1] ?? ' ');
  };
}
