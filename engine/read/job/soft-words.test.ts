import { expect, test } from 'vitest';
import { isAboutCharacter } from './soft-words';

test.each([
  'a sense of humour',
  'grit and a competitive spirit',
  'comfortable with ambiguity',
  'you thrive in a fast-paced, dynamic environment',
  'ability to remain calm in stressful situations',
  'willing to go the extra mile',
  'a genuine passion for fintech',
  'interested in public transport',
])('%j is about a character', (sentence) => {
  expect(isAboutCharacter(sentence)).toBe(true);
});

test.each([
  'comfortable with telescopic handlers',
  'able to follow engineering drawings',
  'team lead of masons',
  'ability to manage a team',
  'grow and develop people in a team',
  'manage stakeholders under pressure',
  'drive business growth and results',
  'set standards',
  'experience of passion projects',
  'written procedures',
])('%j asks for something that work shows', (sentence) => {
  expect(isAboutCharacter(sentence)).toBe(false);
});
