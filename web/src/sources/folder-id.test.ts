import { expect, test } from 'vitest';
import { folderIdOf } from './folder-id';

const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';

test.each([
  ['the address of a folder', `https://drive.google.com/drive/folders/${ID}`],
  ['one of several accounts', `https://drive.google.com/drive/u/2/folders/${ID}?usp=sharing`],
  ['the id alone', ID],
])('the id is found in %s', (_, pasted) => {
  expect(folderIdOf(pasted)).toBe(ID);
});

test('anything else stays as it was typed', () => {
  expect(folderIdOf('my folder')).toBe('my folder');
});
