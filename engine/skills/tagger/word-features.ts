/** The features of one word by itself, as numbers: its form, its shape, its endings. */
export type WordFeatures = {
  readonly form: number;
  readonly shape: number;
  /** All capitals with the length, a capital inside, a digit, a sign. */
  readonly looks: number;
  /** 1 where it is written with a capital at its beginning. */
  readonly capital: 0 | 1;
  readonly suffixes: readonly [number, number, number];
  readonly prefixes: readonly [number, number];
};

const LONGEST_CAPITALS = 6;
const remembered = new Map<string, WordFeatures>();
const MOST_REMEMBERED = 20_000;

/** The features of a word as written. Remembered, since texts repeat their words; the answer never depends on that. */
export function wordFeatures(written: string): WordFeatures {
  const known = remembered.get(written);
  if (known !== undefined) return known;
  const features = read(written);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(written, features);
  return features;
}

function read(written: string): WordFeatures {
  const form = written.toLowerCase().replace(/\d/g, '0');
  return {
    form: hashText(form),
    shape: hashText(shapeOf(written)),
    looks: looksOf(written),
    capital: /^\p{Lu}/u.test(written) ? 1 : 0,
    suffixes: [hashText(form.slice(-2)), hashText(form.slice(-3)), hashText(form.slice(-4))],
    prefixes: [hashText(form.slice(0, 3)), hashText(form.slice(0, 4))],
  };
}

/** 'PostgreSQL' is 'XxX', 'C++' is 'X++', '2021' is '0'. */
function shapeOf(written: string): string {
  return written
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[^\P{L}X]/gu, 'x')
    .replace(/\d/g, '0')
    .replace(/(.)\1+/g, '$1')
    .slice(0, 8);
}

function looksOf(written: string): number {
  const capitals = /^\p{Lu}+$/u.test(written) ? Math.min(written.length, LONGEST_CAPITALS) : 0;
  const camel = /\p{Ll}\p{Lu}/u.test(written) ? 1 : 0;
  const digit = /\d/.test(written) ? 1 : 0;
  const sign = /[^\p{L}\d]/u.test(written) ? 1 : 0;
  return capitals * 8 + camel * 4 + digit * 2 + sign;
}

/** A hash of 32 bits (FNV-1a over UTF-16 units). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
