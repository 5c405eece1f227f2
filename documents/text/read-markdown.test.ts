import { expect, test } from 'vitest';
import { hiddenTexts } from '../testing/hidden-texts';
import { readMarkdown } from './read-markdown';

test('marks of headings, emphasis, code and links are taken away', () => {
  const { text } = readMarkdown(
    '## Work ##\n**Foreman** at `Oakline`\n[site](https://oakline.example)',
  );
  expect(text).toBe('Work\nForeman at Oakline\nsite (https://oakline.example)');
});

test('names that hold such marks stay as they are', () => {
  const source = 'C# and __init__ and snake_case_name and 3 * 4 * 5';
  expect(readMarkdown(source).text).toBe(source);
});

test('a table becomes lines of its cells', () => {
  expect(readMarkdown('| Skill | Years |\n|---|---|\n| Ada | 4 |').text).toBe(
    'Skill\tYears\n\nAda\t4',
  );
});

test('comments are hidden', () => {
  const { text, hidden } = readMarkdown('Clerk <!-- expert guru --> here');
  expect(hiddenTexts(text, hidden)).toEqual(['expert guru']);
});
