import { expect, test } from 'vitest';
import { readCandidate } from './profile';

const AS_OF = { year: 2026, month: 1 };
const nameIn = (text: string) => readCandidate(text, AS_OF).contact.name;

const SIDEBAR = (address: string) =>
  `Contact\n${address}\n020 7946 0958\n\nSkills\nWelding\nJoining`;

test.each([
  ['orla.quist@example.com', 'Orla Quist', 'Orla Quist'],
  ['o.quist@example.com', 'ORLA QUIST', 'ORLA QUIST'],
  ['orlaq84@example.com', 'Orla Quist', 'Orla Quist'],
  ['solene.bere@example.com', 'Solène Béré | Master Joiner', 'Solène Béré'],
  ['orla.quist@example.com', 'Orla Quist Joinery Services', null],
  ['workshop@example.com', 'Orla Quist', null],
  ['quist@example.com', 'Ada Lindt', null],
])('below a sidebar with %s, %s has the name %s', (address, line, name) => {
  const work = 'Experience\nForeman at Oakline, 2019 - 2024';
  expect(nameIn(`${SIDEBAR(address)}\n\n${line}\n${work}`)).toBe(name);
});

test('a name at the top is the name, whosever address follows', () => {
  expect(nameIn('Ada Lindt\norla.quist@example.com\n\nExperience\nOrla Quist\n')).toBe('Ada Lindt');
});

test('what the name below a sidebar says is not read as work', () => {
  const text = (name: string) =>
    `${SIDEBAR('jo.baker@example.com')}\n\n${name}\nExperience\nForeman`;
  expect(readCandidate(text('Jo Baker'), AS_OF).roles.map(({ title }) => title)).toEqual([
    'Foreman',
  ]);
});
