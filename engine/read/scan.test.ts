import { describe, expect, test } from 'vitest';
import { foldText } from './fold';
import { scanText } from './scan';
import { LINE_BREAK, NO_BREAK } from './words';

const wordsOf = (text: string): string[] =>
  scanText(text, foldText(text)).words.word.map((word) => word.form);

describe('scanText', () => {
  test.each([
    ['C++, C# and .NET', ['c++', 'c#', 'and', '.net']],
    ['Node.js, ASP.NET', ['node.js', 'asp.net']],
    ['B.Sc. and Ph.D. in the U.S.', ['bsc', 'and', 'phd', 'in', 'the', 'us']],
    ["Bachelor's degree, don't", ['bachelor', 'degree', 'dont']],
    ['CI/CD and R&D', ['ci', 'cd', 'and', 'r', 'd']],
    ['grew by 3.5 percent', ['grew', 'by', '3.5', 'percent']],
    ['software applications.Identifies needs', ['software', 'applications', 'identifies', 'needs']],
    ['Required SkillsJava', ['required', 'skills', 'java']],
    ['JavaScript and PostgreSQL', ['javascript', 'and', 'postgresql']],
    ['数据', ['数', '据']],
  ])('%j is read as %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  test('words about identity leave no trace', () => {
    expect(wordsOf('Mr. Holt said she led')).toEqual(wordsOf('Holt said he led'));
  });

  test('a long line that continues in lower case was wrapped by the page', () => {
    const wrapped =
      'Prepared the monthly management accounts and the general\nledger for three companies';
    const { gap, line } = scanText(wrapped, foldText(wrapped)).words;
    expect(gap[line.indexOf(1)]).toBe(NO_BREAK);
    const list = 'Java\nscript writing';
    const separate = scanText(list, foldText(list)).words;
    expect(separate.gap[1]).toBe(LINE_BREAK);
  });

  test('words that lost their space are separated even if invisible characters moved the offsets', () => {
    expect(wordsOf('soft\u00adware applicationsIdentifies needsOf Kafka')).toEqual([
      'software',
      'applications',
      'identifies',
      'needsof',
      'kafka',
    ]);
    expect(wordsOf('requiredSkillsJava and more')).toEqual([
      'required',
      'skills',
      'java',
      'and',
      'more',
    ]);
  });

  test('a text in which each character is a word keeps all of them in place', () => {
    const text = '数据'.repeat(300);
    const { word, start, end } = scanText(text, foldText(text)).words;
    expect(word).toHaveLength(600);
    expect([start[599], end[599]]).toEqual([599, 600]);
  });
});
