import { expect, test } from 'vitest';
import { doesWork } from './doers';
import { taxonomyIndex } from './index-taxonomy';
import { splitName } from './split-name';

function does(title: string, work: string): boolean {
  const concept = taxonomyIndex().concepts.findIndex(({ name }) => name === work);
  expect(concept).not.toBe(-1);
  return doesWork(splitName(title), concept);
}

test.each([
  ['automotive painter', 'Painting'],
  ['mortgage underwriter', 'Mortgage underwriting'],
])('%s is the title of who does %s', (title, work) => {
  expect(does(title, work)).toBe(true);
});

test.each([
  ['insurance underwriter', 'Mortgage underwriting'],
  ['mortgage processor', 'Mortgage underwriting'],
  ['painting contractor', 'Painting'],
])('%s is not the title of who does %s', (title, work) => {
  expect(does(title, work)).toBe(false);
});
