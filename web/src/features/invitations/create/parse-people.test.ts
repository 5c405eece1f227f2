import { messages } from '@candor/domain/messages';
import { expect, test } from 'vitest';
import { lineOf, parsePeople } from './parse-people';

test.each([
  ['Ada Boyle <ada@example.com>', 'Ada Boyle'],
  ['"Boyle, Ada" <ada@example.com>,', 'Boyle, Ada'],
  ['Ada Boyle, ada@example.com', 'Ada Boyle'],
  ['Boyle, Ada; ada@example.com', 'Boyle, Ada'],
  ['Ada Boyle\tada@example.com', 'Ada Boyle'],
  ['<ada@example.com>', null],
  ['  ada@example.com;', null],
])('%j names one person', (line, name) => {
  expect(parsePeople(line)).toEqual({
    people: [{ name, email: 'ada@example.com' }],
    wrong: [],
    repeated: [],
  });
});

test('empty lines count as lines and name nobody', () => {
  const { people, wrong } = parsePeople('\r\nada@example.com\r\n\r\nBen Okafor\n');
  expect(people).toHaveLength(1);
  expect(wrong).toEqual([{ line: 4, message: expect.any(String) }]);
});

test('wrong lines are told by their number and stop no other', () => {
  const { people, wrong } = parsePeople('Ada, ada@\nben@example.com\n<>\ncleo at example.com');
  expect(people.map(({ email }) => email)).toEqual(['ben@example.com']);
  expect(wrong.map(({ line }) => line)).toEqual([1, 3, 4]);
});

test('an address that stands there twice is invited once', () => {
  const { people, repeated } = parsePeople(
    'ada@example.com\nBen, ben@example.com\nADA@example.com',
  );
  expect(people).toHaveLength(2);
  expect(repeated).toEqual([3]);
});

test('a repeated address is reported and not invited twice', () => {
  const { people, repeated } = parsePeople('Ada, Ada@example.com\nben@example.com', [
    'ada@example.com',
  ]);
  expect(people.map(({ email }) => email)).toEqual(['ben@example.com']);
  expect(repeated).toEqual([1]);
});

test('a name that cannot be stored is reported', () => {
  const { wrong } = parsePeople(`${'a'.repeat(201)} <ada@example.com>`);
  expect(wrong).toEqual([{ line: 1, message: messages.maxLength(200) }]);
});

test('a person can be parsed again from the line that represents them', () => {
  const people = [
    { name: 'Boyle, Ada', email: 'ada@example.com' },
    { name: null, email: 'ben@example.com' },
  ];
  expect(parsePeople(people.map(lineOf).join('\n')).people).toEqual(people);
});
