import { describe, expect, test } from 'vitest';
import { clausesOf } from './clauses';

const parts = (folded: string): (string | null)[][] =>
  clausesOf(folded).map(({ start, end, importance }) => [
    folded.slice(start, end).trim(),
    importance,
  ]);

describe('clausesOf', () => {
  test.each([
    ['you will need java and ideally kafka', 'you will need java and', 'ideally kafka'],
    ['java required, kafka preferred', 'java required,', 'kafka preferred'],
    ['3 years of java, preferably with spring', '3 years of java,', 'preferably with spring'],
    ['two years in a ward (icu preferred)', 'two years in a ward', '(icu preferred)'],
  ])('%j asks first and then wishes', (sentence, must, nice) => {
    expect(parts(sentence)).toEqual([
      [must, 'must'],
      [nice, 'nice'],
    ]);
  });

  test('a wish may come before the demand', () => {
    expect(parts('ideally you know rust and you must have python')).toEqual([
      ['ideally you know rust', 'nice'],
      ['and you must have python', 'must'],
    ]);
  });

  test.each([
    ['docker and kubernetes are a plus', 'nice'],
    ['experience in retail preferred but not required', 'nice'],
    ['docker is nice to have', 'nice'],
    ['a valid licence is required', 'must'],
    ['we cook from scratch', null],
  ])('%j is of one kind', (sentence, importance) => {
    expect(parts(sentence)).toEqual([[sentence, importance]]);
  });
});
