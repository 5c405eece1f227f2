import { expect, test } from 'vitest';
import { occupationTitled, titleKey } from '../taxonomy/occupation-titles';
import { certainOccupation } from './certain-occupation';
import { compileJob } from './compile-job';

const occupationOf = (title: string) =>
  certainOccupation(compileJob(`${title}\n\nRequirements\n- Reliable and punctual`));

test.each([
  ['Senior Baker (m/f/d)', 'Baker, butcher and food maker'],
  ['Backend Engineer, Payments', 'Back-end developer'],
  ['Software Developers', 'Software developer'],
  // The map also has statisticians with this title; the occupation's own name leaves no doubt.
  ['Data Scientist', 'Data scientist'],
])('%s is certainly a %s', (title, name) => {
  expect(occupationOf(title)?.name).toBe(name);
});

test.each([
  'Engineering Manager',
  'Technician',
  'Whisperer of Ravens',
  'Accountant and Office Manager',
  'Baker or Electrician',
])('%s has no certain occupation', (title) => {
  expect(occupationOf(title)).toBeNull();
});

test('titles contained in the job’s title are distinguished from all titles of the occupation', () => {
  const found = occupationOf('Senior Baker');
  expect(found?.own).toEqual(['baker', 'bakers']);
  expect(found?.keys).toEqual(expect.arrayContaining(['baker', 'bakers', 'fishmonger']));
});

test.each([
  ['Registered Nurses', 'Registered nurse'],
  ['Data scientists', 'Data scientist'],
  ['Project engineer', null],
  ['Technicians', null],
  ['Software engineering', null],
  ['Plumbers, Pipefitters, and Steamfitters', null],
  ['', null],
])('a table’s %j means %j', (title, occupation) => {
  expect(occupationTitled(title)).toBe(occupation);
});

test('a title has one key however it is written', () => {
  expect(titleKey(' Back-End  DEVELOPER ')).toBe(titleKey('back end developer'));
});
