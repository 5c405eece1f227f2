import { describe, expect, test } from 'vitest';
import { findSkills } from '../find-skills';
import { TRADE_WORK } from './data/trade-work';
import { WAYS_OF_WORKING } from './data/ways-of-working';

const namesIn = (text: string): string[] => findSkills(text).map(({ name }) => name);

describe('what people do', () => {
  test.each([
    ['A calm team player who resolves problems', ['Work in teams', 'Solve problems']],
    ['Prioritize and plan your workload', ['Manage time']],
    ['Handling of complaints by guests', ['Handle complaints']],
    ['Oversees employees on the night shift', ['Manage staff']],
    ['You are well organized', ['Work in an organised manner']],
  ])('%j says %j in other words', (text, names) => {
    expect(namesIn(text)).toEqual(expect.arrayContaining(names));
  });

  test.each([
    ['A network of community centres, with an initial integration', 'Build networks'],
    ['The accounts of a community', 'Use communication techniques'],
    ['We excel at what we do', 'Use spreadsheet software'],
    ['Solved it. Problems began later', 'Solve problems'],
  ])('%j does not say %j', (text, name) => {
    expect(namesIn(text)).not.toContain(name);
  });

  test('a tool indicates its activity, and keeps its own name', () => {
    expect(namesIn('Microsoft Excel, every day')).toEqual(
      expect.arrayContaining(['Microsoft Excel', 'Use spreadsheet software']),
    );
  });

  test('it takes the place of a soft skill said in the same words', () => {
    const names = namesIn('Teamwork: a team player for our team environment');
    expect(names).toContain('Work in teams');
    expect(names).not.toContain('Teamwork');
  });

  test('the words that say it are quoted', () => {
    const text = 'Duties: handling of customer complaints';
    const found = findSkills(text).find(({ name }) => name === 'Handle complaints');
    expect(text.slice(found?.start, found?.end)).toContain('complaints');
  });
});

test('every activity has one row, and no two rows share a cue', () => {
  const rows = [...WAYS_OF_WORKING, ...TRADE_WORK];
  const cues = rows.flatMap(({ name, cues: written }) => [name.toLowerCase(), ...written]);
  expect(rows.length).toBeGreaterThan(180);
  expect(cues.filter((cue, at) => cues.indexOf(cue) !== at)).toEqual([]);
});
