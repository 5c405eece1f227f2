import { expect, test } from 'vitest';
import { compileJob } from '../../index';

function requirementsOf(line: string): string[] {
  return compileJob(
    `Data Engineer\n\nRequirements\n- ${line}\n- Bachelor's degree`,
  ).reading.requirements.map(({ text }) => text);
}

test('an unlisted lower-case tool is asked for next to a known one', () => {
  expect(requirementsOf('Skills: python, flimdb, quorvo, pandas')).toEqual(
    expect.arrayContaining(['Python', 'flimdb', 'quorvo', 'pandas']),
  );
});

test('everyday words of a list, and words of a sentence, ask for nothing', () => {
  const texts = requirementsOf('Python, accessibility, deployments, etc. and a sense of humour');
  expect(texts).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:etc|deploy\w+)$/)]));
});

test('a word found in any posting is not a name, whatever its capital', () => {
  const texts = requirementsOf('Experience with Python, Business, Operations and Zarro');
  expect(texts).toEqual(expect.arrayContaining(['Python', 'Zarro']));
  expect(texts).not.toEqual(expect.arrayContaining(['Business']));
  expect(texts).not.toEqual(expect.arrayContaining(['Operations']));
});

test('whoever somebody was is no thing to know', () => {
  const texts = requirementsOf('Experience as CDP or with Python, such as Zarro');
  expect(texts).not.toEqual(expect.arrayContaining([expect.stringContaining('CDP')]));
  expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('Zarro')]));
});
