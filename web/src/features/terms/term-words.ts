import type { TermKind } from '@candor/domain/model/term';

/** What a kind is called on the screen. */
export const KIND_WORDS: Record<TermKind, string> = {
  skill: 'Skill or subject',
  tool: 'Tool or product',
  technology: 'Technology',
  method: 'Method',
  certification: 'Certificate',
  licence: 'Licence',
  degree_field: 'Field of study',
  spoken_language: 'Spoken language',
  soft_skill: 'Soft skill',
};

/** The entries of a typed line, separated by commas. */
export function entriesOf(line: string): string[] {
  return line
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The same line with its last, unfinished entry replaced by a whole one. */
export function withLastEntry(line: string, entry: string): string {
  const kept = line.includes(',') ? entriesOf(line.slice(0, line.lastIndexOf(','))) : [];
  return [...kept, entry].join(', ');
}

/** What is being typed after the last comma. */
export function lastEntry(line: string): string {
  return line.slice(line.lastIndexOf(',') + 1).trim();
}
