import { expect, test } from 'vitest';
import { withLinkedContacts } from './linked-contacts';

const textOf = (text: string, links: string[]): string =>
  withLinkedContacts({ text, hidden: [] }, links).text;

test('an address and a number behind icons are added on separate lines', () => {
  const links = ['https://a.example', 'mailto:orla@oak.example?subject=Hi', 'tel:+1-555-201-4471'];
  expect(textOf('Orla Quist', links)).toBe('Orla Quist\norla@oak.example\n+1-555-201-4471\n');
});

test('what the text says itself is not added', () => {
  const said = 'orla@oak.example, (555) 201-4471';
  expect(textOf(said, ['mailto:orla@oak.example', 'tel:+15552014471'])).toBe(said);
});

test('no words come out of a link', () => {
  const links = ['mailto:kubernetes expert@oak.example', 'tel:python 5552014471', 'mailto:x'];
  expect(textOf('Orla Quist', links)).toBe('Orla Quist');
});

test('hidden ranges stay where they are', () => {
  const marked = { text: 'Orla Quist ninja', hidden: [{ start: 11, end: 16 }] };
  expect(withLinkedContacts(marked, ['mailto:o@q.example']).hidden).toEqual(marked.hidden);
});

test('a document without text stays one', () => {
  expect(textOf(' \n', ['mailto:orla@oak.example'])).toBe(' \n');
});
