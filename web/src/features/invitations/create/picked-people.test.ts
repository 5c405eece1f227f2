import { expect, test } from 'vitest';
import { type PickedPerson, pickPeople } from './picked-people';

const person = (id: string, over: Partial<PickedPerson> = {}): PickedPerson => ({
  id,
  label: id,
  name: `Person ${id}`,
  email: `${id}@example.com`,
  repeats: null,
  setAside: false,
  ...over,
});
const ids = (people: readonly PickedPerson[]) => people.map(({ id }) => id);

test('what is no address counts as none, and its person is invited all the same', () => {
  const { invited } = pickPeople([
    person('a', { email: 'see phone' }),
    person('b', { email: null }),
  ]);
  expect(invited.map(({ id, email }) => [id, email])).toEqual([
    ['a', null],
    ['b', null],
  ]);
});

test('somebody who stands there twice is invited once, with the address that one of the two has', () => {
  const { invited, repeated } = pickPeople([
    person('copy', { name: 'Ada', email: null, repeats: 'ada' }),
    person('ada', { name: 'Ada', email: 'ada@example.com' }),
    person('again', { name: 'ADA ', email: 'Ada@example.com' }),
  ]);
  expect(invited).toMatchObject([{ id: 'copy', email: 'ada@example.com' }]);
  expect(ids(repeated)).toEqual(['ada', 'again']);
});

test('two people who share an address or a text and no name are two', () => {
  const { invited } = pickPeople([
    person('a', { email: 'agency@example.com' }),
    person('b', { email: 'agency@example.com' }),
    person('c', { email: null, repeats: 'a' }),
  ]);
  expect(ids(invited)).toEqual(['a', 'b', 'c']);
});

test('the first hundred are invited, and duplicates take no place among them', () => {
  const many = Array.from({ length: 103 }, (_, index) => person(`p${index}`));
  const { invited, repeated, left } = pickPeople([person('p0'), ...many]);
  expect(invited).toHaveLength(100);
  expect(ids(repeated)).toEqual(['p0']);
  expect(ids(left)).toEqual(['p100', 'p101', 'p102']);
});

test('a name is no longer than an invitation keeps it', () => {
  const [first] = pickPeople([person('a', { name: 'n'.repeat(300) })]).invited;
  expect(first?.name).toHaveLength(200);
});
