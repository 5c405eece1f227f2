import type { JobRequirement } from '@candor/domain/model/match';
import { linesAsRead } from '@candor/domain/rules/rubric-edits';
import { expect, test } from 'vitest';
import { teachableWords } from './teachable-words';

function wordsOf(text: string, over: Partial<JobRequirement> = {}): string | null {
  const [line] = linesAsRead([
    {
      id: 'r1',
      text,
      kind: 'other',
      importance: 'must',
      weight: 10,
      minimum_years: null,
      alternatives: [],
      source: { start: 0, end: text.length },
      ...over,
    },
  ]);
  return line ? teachableWords(line) : null;
}

test.each([
  ['Kostra', 'Kostra'],
  ['Experience with the Kostra Suite', 'Kostra Suite'],
  ['Strong hands-on knowledge of Veldt 4.', 'Veldt 4'],
])('%s offers %s', (text, words) => {
  expect(wordsOf(text)).toBe(words);
});

test('what is known, what follows from the whole text, and whole sentences offer nothing', () => {
  expect(wordsOf('Python', { kind: 'skill' })).toBeNull();
  expect(wordsOf('Other terms of the job', { source: null })).toBeNull();
  expect(wordsOf('You write down what you decide for those who come after you')).toBeNull();
});
