import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Milestones } from '../model/assessment';
import { Importance, type JobRequirement, RequirementKind } from '../model/match';
import { draftSteps } from './draft-steps';

const SOURCE = { start: 0, end: 1 };

function asked(id: string, over: Partial<JobRequirement> = {}): JobRequirement {
  return {
    id,
    text: id,
    kind: 'skill',
    importance: 'must',
    weight: 10,
    minimum_years: null,
    alternatives: [],
    source: SOURCE,
    ...over,
  };
}

const anyRequirement: fc.Arbitrary<JobRequirement> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 80 }),
  text: fc.oneof(
    fc.string({ maxLength: 600, unit: 'grapheme' }),
    fc.constantFrom('Python', '4+ years of experience as a cook', 'Critical care, 3+ years'),
    fc.string({ minLength: 480, maxLength: 500 }),
  ),
  kind: fc.constantFrom(...RequirementKind.options),
  importance: fc.constantFrom(...Importance.options),
  weight: fc.double({ min: 0, max: 100, noNaN: true }),
  minimum_years: fc.option(fc.double({ min: 0, max: 99, noNaN: true })),
  alternatives: fc.array(fc.string(), { maxLength: 3 }),
  source: fc.option(fc.constant(SOURCE)),
});

describe('steps suggested by a job’s requirements', () => {
  test('are a valid assessment, whatever the job asks for', () => {
    fc.assert(
      fc.property(fc.array(anyRequirement, { maxLength: 30 }), (requirements) => {
        const steps = draftSteps(requirements);
        if (steps.length === 0) return;
        expect(Milestones.safeParse(steps).error?.issues).toBeUndefined();
        expect(steps.length).toBeLessThanOrEqual(6);
        expect(steps.reduce((all, { points }) => all + points, 0)).toBe(100);
        for (const { points, requirements: named } of steps) {
          expect(points).toBeGreaterThanOrEqual(1);
          expect(named.length).toBeLessThanOrEqual(2);
        }
        expect(draftSteps(requirements)).toEqual(steps);
      }),
    );
  });

  test('ask about nothing the job does not mention, and about no role', () => {
    const requirements = [
      asked('Must-haves as a whole', { kind: 'other', source: null }),
      asked('Has worked as a nurse', { kind: 'role' }),
    ];
    expect(draftSteps(requirements)).toEqual([]);
  });

  test('start with the must-haves, the heaviest first, two of a kind per step', () => {
    const steps = draftSteps([
      asked('dbt', { importance: 'nice', weight: 30 }),
      asked('SQL', { weight: 5 }),
      asked('Spanish', { kind: 'language', weight: 6 }),
      asked('Python', { weight: 8 }),
    ]);
    expect(
      steps.map(({ title, requirements }) => [title, ...requirements.map(({ id }) => id)]),
    ).toEqual([
      ['Python and SQL', 'Python', 'SQL'],
      ['Spanish', 'Spanish'],
      ['dbt', 'dbt'],
      ['A piece of your work', 'Python', 'SQL'],
    ]);
    expect(steps.map(({ minutes }) => minutes)).toEqual([4, 1, 4, 8]);
  });

  test('earn points in proportion to the weight of their requirements', () => {
    const steps = draftSteps([
      asked('German', { kind: 'language', weight: 60 }),
      asked('CPA', { kind: 'certification', weight: 39.9 }),
      asked('Bachelor’s degree', { kind: 'degree', weight: 0.1 }),
    ]);
    expect(steps.map(({ points }) => points)).toEqual([60, 39, 1]);
  });

  test('include a work sample only if the job asks for a skill', () => {
    const kinds = (requirement: JobRequirement) =>
      draftSteps([requirement]).flatMap(({ tasks }) => tasks.map(({ kind }) => kind));
    expect(kinds(asked('Python'))).toEqual(['text', 'work_sample']);
    expect(kinds(asked('Able to work nights', { kind: 'other' }))).toEqual(['text']);
  });
});

describe('choices', () => {
  function choicesOf(requirement: JobRequirement) {
    return draftSteps([requirement])[0]?.tasks[0]?.choices;
  }

  test('are steps of years around what the job asks for', () => {
    const years = asked('Critical care, 3+ years', { kind: 'experience', minimum_years: 3 });
    expect(choicesOf(years)).toEqual([
      'I have less than a year of it, or none.',
      'I have at least 1 year of experience with Critical care.',
      'I have at least 2 years of experience with Critical care.',
      'I have at least 3 years of experience with Critical care.',
      'I have at least 6 years of experience with Critical care.',
    ]);
  });

  test('take the subject of the years from the job’s sentence', () => {
    const years = (text: string) =>
      choicesOf(asked(text, { kind: 'experience', minimum_years: 1 }))?.[1];
    expect(years('1+ years of experience as a cook')).toBe(
      'I have at least 1 year of experience as a cook.',
    );
    expect(years('A year behind a bar')).toBe('I have at least 1 year of experience in this.');
  });

  test('never name the subject in a negative choice', () => {
    const licence = choicesOf(asked('Driving licence', { kind: 'licence' }));
    expect(licence).toEqual([
      'My Driving licence is valid.',
      'My Driving licence has expired.',
      'I do not hold it.',
    ]);
    const either = { kind: 'certification' as const, alternatives: ['CPA', 'ACCA'] };
    expect(choicesOf(asked('CPA or ACCA', either))?.[1]).toBe('It has expired.');
    expect(choicesOf(asked('Spanish', { kind: 'language' }))?.at(-1)).toBe('I do not speak it.');
    expect(choicesOf(asked('Associate degree', { kind: 'degree' }))?.[0]).toBe(
      'I hold an Associate degree.',
    );
  });
});

describe('long requirements', () => {
  test('are cut between words', () => {
    const [step] = draftSteps([asked(`${'knows the rules '.repeat(30)}`, { kind: 'other' })]);
    expect(step?.title).toMatch(/rules…$|knows…$|the…$/u);
    expect(step?.title.length).toBeLessThanOrEqual(120);
  });
});
