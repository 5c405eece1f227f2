import { expect, test } from 'vitest';
import { folderIdOf, idFormatWords } from './folder-id';

const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';

test.each([
  ['the address of a folder', `https://drive.google.com/drive/folders/${ID}`],
  ['one of several accounts', `https://drive.google.com/drive/u/2/folders/${ID}?usp=sharing`],
  ['what older programs give', `https://drive.google.com/open?id=${ID}`],
  ['one with more in it', ` https://drive.google.com/folderview?usp=sharing&id=${ID}#list`],
  ['the id alone', ID],
])('the id is found in %s', (_, pasted) => {
  expect(folderIdOf(pasted)).toBe(ID);
});

test('anything else stays as it was typed', () => {
  expect(folderIdOf('my folder')).toBe('my folder');
});

test('an id that does not fit is told how one looks, and what to do', () => {
  expect(idFormatWords('0ABCdefGHIjkl')).toBe(
    'A folder ID has at least 28 letters, digits, hyphens or underscores, and this has 13. If it is whole, the folder is an old one: move its files into a new folder.',
  );
  expect(idFormatWords('my folder')).toMatch(/underscores\. Paste the folder’s address/);
  for (const typed of ['', ' ', ID, 'x'.repeat(28)]) expect(idFormatWords(typed)).toBeUndefined();
});
