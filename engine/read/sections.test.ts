import { describe, expect, test } from 'vitest';
import { foldText } from './fold';
import { firstWordOfLines } from './line-words';
import { scanText } from './scan';
import { SECTIONS } from './section-headings';
import { readSections } from './sections';

function sectionsIn(text: string): number[] {
  const scanned = scanText(text, foldText(text));
  return [...readSections(scanned, firstWordOfLines(scanned)).ofLine];
}

const sectionsOf = (text: string): (string | undefined)[] =>
  sectionsIn(text).map((section) => SECTIONS[section]);

describe('readSections', () => {
  test('headings in any case, with or without a colon, open their section', () => {
    expect(
      sectionsOf('WORK EXPERIENCE\nCook\nEducation:\nDiploma\nTechnical Skills\nKnives'),
    ).toEqual(['experience', 'experience', 'education', 'education', 'skills', 'skills']);
  });

  test('a heading with its content on one line counts from that line', () => {
    expect(sectionsOf('Cooked for ten years\nSkills: grilling, baking')).toEqual([
      'summary',
      'skills',
    ]);
  });

  test('a sentence that begins with a heading word is not a heading', () => {
    expect(sectionsOf('Experience with large kitchens taught patience')).toEqual(['summary']);
  });

  test('a heading may be set letter by letter', () => {
    expect(sectionsOf('W O R K  H I S T O R Y\nCook\nS K I L L S\nKnives')).toEqual([
      'experience',
      'experience',
      'skills',
      'skills',
    ]);
  });

  test('decoration around a heading does not hide it', () => {
    expect(sectionsOf('~~~ MY JOURNEY ~~~\nCook\n[ Studies ]\nDiploma')).toEqual([
      'experience',
      'experience',
      'education',
      'education',
    ]);
  });

  test('the posts of a teacher and the assignments of a nurse are work', () => {
    for (const heading of [
      'Teaching posts',
      'TRAVEL ASSIGNMENTS',
      'Career to date',
      'Earlier work',
    ])
      expect(sectionsOf(`Skills\nGrilling\n${heading}\nCook`).at(-1)).toBe('experience');
  });

  test('a heading that lost its line break opens its section on the next line', () => {
    expect(sectionsOf('Skills\nGrilling for 24 monthsWork History\nCooked for a hotel')).toEqual([
      'skills',
      'skills',
      'experience',
    ]);
  });

  test('so does one of two capitalized words that kept only a space', () => {
    expect(sectionsOf('Chess, travelling Education Details\nJanuary 2016 Evening School')).toEqual([
      'summary',
      'education',
    ]);
  });

  test('the same words within a sentence open nothing', () => {
    expect(sectionsOf('I bring long work experience\nCooked')).toEqual(['summary', 'summary']);
    expect(sectionsOf('I bring long Work Experience.\nCooked')).toEqual(['summary', 'summary']);
  });
});
