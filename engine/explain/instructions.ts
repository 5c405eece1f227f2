import type { Span } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { originalOffset } from '../read/fold';

/**
 * What is said to whoever judges, and not of the person. Each part begins and ends with a whole word: who worked 'as an
 * aircraft mechanic' or helped 'to integrate the first' of something orders nobody about. Every repetition is bounded: an
 * endless gap would be tried again from each of its ends.
 */
const INSTRUCTIONS = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override)\s{1,20}(?:(?:all|any|the|your|these|those)\s{1,20}){0,4}(?:(?:previous|prior|above|earlier|other|existing)\s{1,20})?(?:instructions?|prompts?|rules?|criteria|guidelines)\b`,
    String.raw`\b(?:rate|score|rank|mark|grade)\s{1,20}(?:this|the|me|him|her|my)\s{1,20}(?:candidate|applicant|resume|cv|as|highly|first|top|a perfect|10|100)\b`,
    String.raw`\bas an? (?:ai|language model|llm)\b`,
    String.raw`\b(?:system|assistant)\s{0,20}(?:prompt|message)\s{0,20}:`,
    String.raw`\b(?:must|should|always)\s{1,20}(?:be\s{1,20})?(?:hired?|select(?:ed)?|shortlist(?:ed)?)\s{1,20}(?:this|immediately)\b`,
    String.raw`\brecommend (?:this|hiring) (?:candidate|immediately)\b`,
  ].join('|'),
  'g',
);

/** Where the text speaks to a reader or a machine. */
export function instructionSpans({ scanned: { folded } }: CandidateText): Span[] {
  return [...folded.text.matchAll(INSTRUCTIONS)].map((found) => ({
    start: originalOffset(folded, found.index),
    end: originalOffset(folded, found.index + found[0].length),
  }));
}
