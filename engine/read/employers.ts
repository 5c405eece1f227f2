import type { Folded } from './fold';
import type { SkipSpan } from './private';

/** 'Company: Acme Developers', 'employer - ...': a label that opens a line, and the name up to the next break, date or line end. */
const LABELLED =
  /^[^\S\n]*(?:[^\p{L}\p{N}\n]+[^\S\n]*)?(?:(?:company|employer|organi[sz]ation|firm)(?:[^\S\n]*:|[^\S\n]+[-–—])|client[^\S\n]*:)[^\S\n]*([^\n,;:|()/\d–—]+)/gmu;
/** A longer passage is no name: 'Client: worked with three ministries on ...'. */
const LONGEST_NAME = 6;

/**
 * Spans of the names of employers behind a label: that a firm calls itself 'Acme Developers' does not make the people who
 * keep its books developers.
 */
export function employerSpans({ text }: Folded): SkipSpan[] {
  const spans: SkipSpan[] = [];
  for (const found of text.matchAll(LABELLED)) {
    const name = (found[1] ?? '').split(' - ', 1)[0]?.trimEnd() ?? '';
    const start = found.index + found[0].length - (found[1] ?? '').length;
    if (name === '' || name.split(/\s+/).length > LONGEST_NAME) continue;
    spans.push([start, start + name.length]);
  }
  return spans;
}
