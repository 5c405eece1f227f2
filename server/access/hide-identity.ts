const HIDDEN = '[hidden]';

/** What is known about a candidate's identity. */
export type Identity = { name: string | null; email: string | null };

/**
 * Creates a function that hides a person in a text: the words of their name, and anything that leads to somebody:
 * e-mail addresses, links and phone numbers.
 */
export function identityHider({ name, email }: Identity): (text: string) => string {
  const hideName = wordHider([email, name, ...(name?.split(/\s+/u) ?? [])]);
  return (text) =>
    hideName(text.replace(EMAIL, HIDDEN).replace(LINK, HIDDEN)).replace(NUMBER, (written) =>
      isPhone(written) ? HIDDEN : written,
    );
}

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
/** URLs with a scheme, those that begin like a web site, and a path after a domain, as in profiles. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>]+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|io|dev|me|co|uk|de|fr|eu)\/[^\s<>]+/giu;

const NUMBER =
  /(?<![\p{L}\d./-])(?:\+|00)?\(?\d{1,5}\)?(?:[\s.\-/]*\(?\d{2,6}\)?){1,5}(?![\p{L}\d/])/gu;
/** Digits of a phone number, without and with its country code; E.164 allows at most 15. */
const PHONE_DIGITS = { fewest: 8, most: 15 };

/** A run of numbers is a phone number unless all of it reads as dates, such as 03/2019 - 11/2022. */
function isPhone(written: string): boolean {
  const groups = written.match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  if (digits < PHONE_DIGITS.fewest || digits > PHONE_DIGITS.most) return false;
  return written.startsWith('+') || !groups.every(isPartOfDate);
}

function isPartOfDate(group: string): boolean {
  return /^(?:0?[1-9]|[12]\d|3[01]|(?:19|20)\d\d)$/.test(group);
}

/** Shorter words of a name, such as an initial, would remove ordinary words as well. */
const SHORTEST = 3;

function wordHider(words: readonly (string | null)[]): (text: string) => string {
  const kept = words
    .filter((word) => word !== null && word.length >= SHORTEST)
    .map(String)
    .sort((a, b) => b.length - a.length);
  if (kept.length === 0) return (text) => text;
  const escaped = kept.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => text.replace(pattern, HIDDEN);
}
