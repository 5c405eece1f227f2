import type { Span } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { originalOffset } from '../read/fold';
import { matchesIn } from '../read/matches-in';
import { bitsOf, ORDER_WORDS, type OrderWords } from '../read/order-words';

/** One way to phrase an instruction: its pattern, and the lists that each contribute a word to it. */
type Order = { readonly pattern: string; readonly of: readonly OrderWords[] };

/**
 * Addressed to whoever judges, and not about the person. Each part begins and ends with a whole word: somebody who
 * worked 'as an aircraft mechanic' or helped 'to integrate the first' of something instructs nobody. Every repetition
 * is bounded: an unbounded gap would be retried from each of its ends.
 */
const ORDERS: readonly Order[] = [
  {
    pattern: String.raw`\b${one('overruling')}\s{1,20}(?:(?:all|any|the|your|these|those)\s{1,20}){0,4}(?:(?:previous|prior|above|earlier|other|existing)\s{1,20})?${one('ruling')}\b`,
    of: ['overruling', 'ruling'],
  },
  {
    pattern: String.raw`\b${one('grading')}\s{1,20}(?:this|the|me|him|her|my)\s{1,20}(?:candidate|applicant|resume|cv|as|highly|first|top|a perfect|10|100)\b`,
    of: ['grading'],
  },
  { pattern: String.raw`\bas an? (?:ai|language model|llm)\b`, of: ['machine'] },
  {
    pattern: String.raw`\b${one('machinery')}\s{0,20}${one('saying')}\s{0,20}:`,
    of: ['machinery', 'saying'],
  },
  {
    pattern: String.raw`\b${one('urging')}\s{1,20}(?:be\s{1,20})?${one('choosing')}\s{1,20}(?:this|immediately)\b`,
    of: ['urging', 'choosing'],
  },
  {
    pattern: String.raw`\b${one('recommending')} (?:this|hiring) (?:candidate|immediately)\b`,
    of: ['recommending'],
  },
];
const NEEDED = ORDERS.map(({ pattern, of }) => ({ pattern, bits: bitsOf(of) }));

/** Where the text addresses a reader or a machine. */
export function instructionSpans({ scanned: { folded, cues } }: CandidateText): Span[] {
  // Most resumes lack the words, and trying all patterns takes longer than all other flags together.
  const possible = NEEDED.filter(({ bits }) => (cues & bits) === bits);
  if (possible.length === 0) return [];
  return matchesIn(folded.text, anyOf(possible)).map((found) => ({
    start: originalOffset(folded, found.index),
    end: originalOffset(folded, found.index + found[0].length),
  }));
}

/** The patterns by what they look for: there are few choices, and to make a pattern takes longer than to look for it. */
const CHOICES = new Map<string, RegExp>();

function anyOf(orders: readonly { readonly pattern: string }[]): RegExp {
  const pattern = orders.map((order) => order.pattern).join('|');
  const known = CHOICES.get(pattern) ?? new RegExp(pattern, 'g');
  CHOICES.set(pattern, known);
  return known;
}

function one(list: OrderWords): string {
  return `(?:${ORDER_WORDS[list].join('|')})`;
}
