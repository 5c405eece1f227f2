import { formatCount } from './format';

const WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small count as a word, as in prose; from thirteen on as figures. */
export function countWord(count: number): string {
  return WORDS[count] ?? formatCount(count);
}

/** `one person`, `seven people`. */
export function peopleWords(count: number): string {
  return `${countWord(count)} ${count === 1 ? 'person' : 'people'}`;
}

/** The same text with its first letter capitalized. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
