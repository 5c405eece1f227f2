import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../../index';
import { asked } from './testing/asked';

const HEAD = ['Data Specialist', 'Requirements', '- Zigbee'];
const mustOf = (line: string): string[] =>
  asked([...HEAD, `- ${line}`]).must.filter((text) => text !== 'Zigbee');

describe('two ways of which either will do are one demand', () => {
  test.each([
    ['Two years of Python, or four years of SQL', ['Python, 2+ years or SQL, 4+ years']],
    ['3 years with Java or at least 5 years with Kotlin', ['Java, 3+ years or Kotlin, 5+ years']],
    [
      '2 years of dispatch or 4 years of warehouse experience',
      ['2 years of dispatch or 4 years of warehouse experience'],
    ],
    [
      'Two years in a hotel kitchen or one year in catering',
      ['Two years in a hotel kitchen or one year in catering'],
    ],
    ["5 years of Java, or 3 years with a master's degree", ["Master's degree", 'Java, 5+ years']],
    ["Paralegal certificate or Associate's degree", ['Certified Paralegal or Associate degree']],
    ["Associate's degree or paralegal certificate", ['Associate degree or Certified Paralegal']],
  ])('%s', (line, expected) => {
    expect(mustOf(line)).toEqual(expected);
  });

  test.each([
    'Two years of Python and four years of SQL',
    'Two years of Python, four years of SQL',
  ])('%s are two demands', (line) => {
    expect(mustOf(line)).toHaveLength(2);
  });

  test.each(['Python', 'SQL'])('four years of %s are enough', (name) => {
    const job = compileJob([...HEAD, '- Two years of Python, or four years of SQL'].join('\n'));
    const text = `Data Specialist, Alder Ltd, 2019 - 2024\n- Wrote reports in ${name}`;
    const { requirements } = match(job, { text }, { year: 2026, month: 5 });
    const either = requirements.find(({ text }) => text.includes(' or '));
    expect(either?.verdict).toBe('met');
  });
});
