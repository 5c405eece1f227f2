import { expect, test } from 'vitest';
import { fittedToSlack, fromSlack, toSlack } from './words';

test('typed text comes back as it was typed', () => {
  for (const text of ['a < b && b > c', '<!channel>', '&lt;', 'plain', '<https://x.example|y>']) {
    expect(fromSlack(toSlack(text))).toBe(text);
  }
});

test.each([
  ['<@U0AGENT>', '@somebody'],
  ['<@U0AGENT|mara>', '@mara'],
  ['<#C0SUPPORT|support>', '#support'],
  ['<!here>', '@here'],
  ['<!subteam^S01|@team>', '@team'],
  ['<https://x.example/a?b=1&amp;c=2>', 'https://x.example/a?b=1&c=2'],
  ['<https://x.example|here>', 'here (https://x.example)'],
  ['<mailto:a@x.example|a@x.example>', 'a@x.example'],
])('%s is read as %s', (written, read) => {
  expect(fromSlack(written)).toBe(read);
});

test('a long text with unclosed markup is read at once', () => {
  const text = '<'.repeat(40_000) + '|'.repeat(40_000);
  expect(fromSlack(text)).toBe(text);
});

test('text that is too long is cut between characters, as encoded in the message', () => {
  expect(fittedToSlack('a'.repeat(3_900), 'more')).toBe('a'.repeat(3_900));
  expect(fittedToSlack('a'.repeat(3_901), '<more>')).toBe(`${'a'.repeat(3_886)}…\n&lt;more&gt;`);
  expect(fittedToSlack('&'.repeat(1_000))).toBe(`${'&amp;'.repeat(779)}…`);
  expect(fittedToSlack(`a${'🙂'.repeat(2_000)}`)).toBe(`a${'🙂'.repeat(1_949)}…`);
});
