import { expect, test } from 'vitest';
import { readJob } from '../../index';

/** What a line of requirements asks for, each with its kind. */
function askedBy(line: string): string[] {
  return readJob(`Analyst\n\nRequirements\n- ${line}\n- Tableau`)
    .requirements.filter(
      ({ kind, text }) => /degree|skill|experience/.test(kind) && text !== 'Tableau',
    )
    .map(({ kind, text }) => `${kind}: ${text}`);
}

test.each([
  [
    "Bachelor's degree in Statistics, Economics, Mathematics or a related field",
    ["degree: Bachelor's degree in Statistics, Economics or Mathematics"],
  ],
  ['BSc in Physics/Chemistry, or similar', ["degree: Bachelor's degree in Physics or Chemistry"]],
  [
    'BS/MS in Computer Science, Math, Physics',
    ["degree: Bachelor's degree in Computer science, Mathematics or Physics"],
  ],
  [
    'Degree in hydrology, civil engineering, or geology',
    ["degree: Bachelor's degree in Hydrology, Civil engineering or Geology"],
  ],
  [
    'Degree in Data Science, Machine Learning, Statistics',
    ["degree: Bachelor's degree in Data science, Machine learning or Statistics"],
  ],
])('any field that a degree may be in will do: %s', (line, expected) => {
  expect(askedBy(line)).toEqual(expected);
});

test.each([
  [
    "Bachelor's degree and accounting experience",
    ["degree: Bachelor's degree", 'skill: Accounting'],
  ],
  [
    "Bachelor's degree in Finance, financial modelling and Excel",
    [
      "degree: Bachelor's degree in Financial management",
      'skill: Financial modelling',
      'skill: Microsoft Excel',
    ],
  ],
  [
    'Degree in Computer Science or strong knowledge of statistics',
    ["degree: Bachelor's degree in Computer science", 'skill: Statistics'],
  ],
])('what is to be known besides is asked for: %s', (line, expected) => {
  expect(askedBy(line).sort()).toEqual(expected.sort());
});
