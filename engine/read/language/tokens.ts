import type { ReadLanguage } from './languages';

/** A word of a folded text in another language, in lookup form: offsets include a gender ending that was cut off. */
export type Token = { readonly form: string; readonly start: number; readonly end: number };

const WORD = /(?:[dlnsjmtc]|qu|jusqu|lorsqu)'(?=\p{L}|$)|[\p{L}\p{N}\p{M}]+/gu;
/**
 * Addresses and links keep their letters, so that they are found and hidden. Their parts are no longer than a mailbox
 * and a host may be (RFC 5321, 4.5.3.1; RFC 1035, 2.3.4): in one endless word each position would rescan everything
 * after it.
 */
const ADDRESS =
  /\S{1,64}@\S+|(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,8}\.(?:com|org|net|io|edu|gov)\b\S*/g;
/** Endings that add the other gender: 'Entwickler/in', 'Kaufmann/-frau', 'infirmier·ère', 'chargé(e)', 'ingeniero/a'. */
const OTHER_GENDER: Readonly<Record<ReadLanguage, RegExp>> = {
  de: /(?:[:*_·/]|\/-|\/ ?-)(?:innen|in|frau|mann|r|n)(?![\p{L}\p{N}])|\((?:innen|in|r|n)\)/uy,
  fr: /(?:[·•/]|\.(?=\p{L})|\/-|-)(?:iere|ere|euse|trice|rice|enne|ne|se|ve|le|e)(?:[·.]?s)?(?![\p{L}\p{N}])|\((?:iere|ere|euse|trice|rice|enne|ne|se|ve|le|e|s|es)\)s?/uy,
  es: /\/(?:ora|ras|ra|as|os|na|va|da|a|o)(?![\p{L}\p{N}])|\((?:as|ra|a|o)\)/uy,
  nl: /\((?:st)\)er|\/-?(?:ster|e|in)(?![\p{L}\p{N}])|\((?:ster|e)\)/uy,
};

/** The words of `[from, to)` of a folded text. */
export function tokensOf(text: string, language: ReadLanguage, from: number, to: number): Token[] {
  const line = text.slice(from, to);
  const addresses = [...line.matchAll(ADDRESS)];
  const tokens: Token[] = [];
  let reached = from;
  let address = 0;
  for (const found of line.matchAll(WORD)) {
    while (endOf(addresses[address]) <= found.index) address++;
    const start = from + found.index;
    const end = start + found[0].length;
    const isAddress = (addresses[address]?.index ?? line.length) <= found.index;
    if (start < reached || isAddress) continue;
    const tail = genderTail(text, language, end);
    reached = end + tail.length;
    tokens.push({ form: spelled(found[0]) + (tail === '(st)er' ? 'er' : ''), start, end: reached });
  }
  return tokens;
}

/** Where a match ends; behind every place if there is none. */
export function endOf(found: RegExpExecArray | undefined): number {
  return found === undefined ? Number.POSITIVE_INFINITY : found.index + found[0].length;
}

function genderTail(text: string, language: ReadLanguage, end: number): string {
  const ending = OTHER_GENDER[language];
  ending.lastIndex = end;
  return ending.exec(text)?.[0] ?? '';
}

/** One spelling for letters that are also written as two. */
export function spelled(form: string): string {
  return form.replaceAll('ß', 'ss').replaceAll('œ', 'oe');
}
