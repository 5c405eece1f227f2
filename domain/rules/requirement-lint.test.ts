import { describe, expect, test } from 'vitest';
import type { JobRequirement } from '../model/match';
import { lintRequirements } from './requirement-lint';
import { linesAsRead } from './rubric-edits';

const TEXT = 'A night porter for a small hotel by the harbour. Key handling is a must.';

let count = 0;
const asked = (text: string, over: Partial<JobRequirement> = {}): JobRequirement => ({
  id: `r${++count}`,
  text,
  kind: 'skill',
  importance: 'must',
  weight: 10,
  minimum_years: null,
  alternatives: [],
  source: { start: 0, end: 5 },
  ...over,
});
const lint = (jobText: string, requirements: JobRequirement[]) =>
  lintRequirements(jobText, linesAsRead(requirements));

test('a plain job has no findings', () => {
  expect(lint(TEXT, [asked('Key handling'), asked('German', { kind: 'language' })])).toEqual([]);
});

describe('wording that may stand in for a trait is found', () => {
  test.each([
    ['Native German speaker wanted', 'origin', 'fluent German'],
    ['We look for a salesman', 'gender', 'salesperson'],
    ['For recent graduates', 'age', 'people new to the work'],
    ['You are physically fit', 'disability', 'able to do the tasks named here'],
    ['A CV with no gaps', 'family', 'relevant work'],
  ])('%s', (text, _trait, instead) => {
    const [finding] = lint(text, []);
    expect(finding?.kind).toBe('proxy');
    expect(finding?.fix).toMatchObject({ type: 'replace', text: instead });
  });

  test('the span to replace is the wording itself', () => {
    const text = 'Join a young team of nine.';
    const [finding] = lint(text, []);
    expect(
      finding?.fix.type === 'replace' && text.slice(finding.fix.span.start, finding.fix.span.end),
    ).toBe('young team');
  });

  test('words that merely contain such wording are left alone', () => {
    expect(lint('Younger brands, nativeScript, manpowerful', [])).toEqual([]);
  });
});

test('vague words from which no requirement was read do not count and are shown', () => {
  const text = 'We want a team player.';
  expect(lint(text, [])).toMatchObject([
    { kind: 'vague', subject: 'team player', fix: { type: 'show', span: { start: 10, end: 21 } } },
  ]);
});

test('a requirement that is only a vague word can be deleted', () => {
  const text = 'We want a team player.';
  const [finding] = lint(text, [asked('team player', { source: { start: 10, end: 21 } })]);
  expect(finding).toMatchObject({
    kind: 'vague',
    fix: { type: 'delete', keys: ['skill team player'] },
  });
});

test('two requirements that say the same thing are merged', () => {
  const found = lint(TEXT, [
    asked('Experience with React'),
    asked('React skills'),
    asked('React Native apps'),
  ]);
  expect(found.map(({ kind, fix }) => [kind, fix.type])).toEqual([['duplicate', 'merge']]);
});

test('the same work with two numbers of years is a contradiction, and the lower one stays', () => {
  const found = lint(TEXT, [
    asked('3 years of welding', { minimum_years: 3 }),
    asked('5 years of welding', { minimum_years: 5 }),
  ]);
  expect(found).toMatchObject([
    { kind: 'contradictory', fix: { type: 'delete', keys: ['skill 5 years of welding'] } },
  ]);
});

test('an entry-level job that demands years of experience is a contradiction', () => {
  const found = lint('Entry-level porter', [asked('4 years of hotels', { minimum_years: 4 })]);
  expect(found).toMatchObject([{ kind: 'contradictory', fix: { type: 'nice' } }]);
});

test('more than six must-haves are too many, and the lightest become nice-to-haves', () => {
  const many = ['Ironing', 'Cooking', 'Driving', 'Sewing', 'Fishing', 'Rowing', 'Dancing'].map(
    (text, index) => asked(text, { weight: 20 - index }),
  );
  expect(lint(TEXT, many.slice(0, 6))).toEqual([]);
  expect(lint(TEXT, many)).toMatchObject([
    {
      kind: 'inflated',
      subject: '7 must-haves',
      counted: true,
      fix: { type: 'nice', keys: ['skill dancing'] },
    },
  ]);
});

test('ten years are more than most people have', () => {
  expect(lint(TEXT, [asked('10 years of welding', { minimum_years: 10 })])).toMatchObject([
    { kind: 'inflated', fix: { type: 'nice' } },
  ]);
});

test('requirements derived from the whole text are not linted', () => {
  const derived = Array.from({ length: 9 }, (_, index) => asked(`Line ${index}`, { source: null }));
  expect(lint(TEXT, derived)).toEqual([]);
});
