import type { Action } from '../../ui/actions/action';

/** Where a query starts in a text, at the start of a word, case and accents ignored; -1 where it does not. */
export function findInWords(text: string, query: string): number {
  const wanted = plain(query.trim());
  if (wanted === '') return 0;
  const within = plain(text);
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(within[at - 1] ?? '')) return at;
  }
  return -1;
}

/** The same length as the text: accents go, characters stay where they are. */
function plain(text: string): string {
  return [...text].map((sign) => plainSign(sign)).join('');
}

function plainSign(sign: string): string {
  const bare = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.length === sign.length ? bare : sign;
}

/** The actions that a query means, in their order: every word of it starts a word of a name of it or of its group. */
export function matchActions(actions: readonly Action[], query: string): Action[] {
  const words = query.trim().split(/\s+/);
  return actions.filter(
    ({ label, alias = '', group, inPalette }) =>
      inPalette !== false &&
      words.every((word) => findInWords(`${label} ${alias} ${group}`, word) !== -1),
  );
}
