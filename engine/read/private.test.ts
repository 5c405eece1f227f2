import { describe, expect, test } from 'vitest';
import { foldText } from './fold';
import { linkSpans } from './private';

const linksIn = (text: string): string[] =>
  linkSpans(foldText(text)).map(([start, end]) => text.slice(start, end));

describe('linkSpans', () => {
  test('finds addresses of every kind, each once and where it stands', () => {
    const text =
      'Write to ann.lee+jobs@mail.example.org, or see https://example.io/x?y=1 and\nwww.example.dev (example.edu/~ann)\tgithub.com/ann';
    expect(linksIn(text)).toEqual([
      'ann.lee+jobs@mail.example.org',
      'https://example.io/x?y=1',
      'www.example.dev',
      'example.edu/~ann)',
      'github.com/ann',
    ]);
  });

  test('several addresses without a blank between them are told apart', () => {
    expect(linksIn('ann@example.org;bob@example.org')).toEqual([
      'ann@example.org',
      'bob@example.org',
    ]);
  });

  test('frameworks and products that are called like an address are read', () => {
    expect(linksIn('built with ASP.NET and Monday.com, node.js and socket.io')).toEqual([]);
  });
});
