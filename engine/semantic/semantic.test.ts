import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOLDEN_CASES } from '../golden/cases';
import { candidateTexts, compileJob, jobTexts, type Meaning, match, semanticJob } from '../index';
import { combineWithGate } from '../score/must-have-gate';
import { SEMANTIC_POINTS } from '../score/weights';
import type { MeaningVector } from './nearness';

const AS_OF = { year: 2026, month: 5 };

/** Words that mean the same to the model of these tests. */
const ALIKE = [
  ['zeppelin', 'airship', 'dirigible'],
  ['ballast', 'counterweights'],
  ['routing', 'steering', 'piloting'],
  ['payroll', 'wages', 'salaries'],
];
const DIMENSIONS = 512;

function slotOf(word: string): number {
  const meaning = ALIKE.findIndex((words) => words.includes(word));
  let hash = 7;
  for (const sign of meaning === -1 ? word : `meaning ${meaning}`)
    hash = (hash * 31 + sign.charCodeAt(0)) % 100_003;
  return hash % DIMENSIONS;
}

function vectorOf(text: string): MeaningVector {
  const vector = new Int8Array(DIMENSIONS);
  for (const word of text.toLowerCase().split(/[^a-z0-9+#]+/))
    if (word.length > 2) vector[slotOf(word)] = 100;
  return vector;
}

const JOB = `Airship Engineer

Requirements
- Experience with zeppelin ballast routing
- Payroll
- Java
- Bachelor's degree in Physics`;

const plain = compileJob(JOB);
const job = semanticJob(plain, 'words 1');

function meaningOf(text: string, of = job): Meaning {
  const { questions, controls } = jobTexts(of);
  return {
    questions: questions.map(vectorOf),
    controls: controls.map(vectorOf),
    passages: candidateTexts(of, { text }, AS_OF).map(vectorOf),
  };
}

const matched = (text: string, of = job) =>
  match(of, { text, meaning: meaningOf(text, of) }, AS_OF);
const lineOf = (text: string) => {
  const line = matched(text).requirements.at(-1);
  if (line?.id !== 'semantic') throw new Error('The semantic line is missing');
  return line;
};

const worked = (...lines: string[]) =>
  `Grace Baker\n\nExperience\nTechnician, 2015 - 2022\n${lines.map((line) => `- ${line}`).join('\n')}`;
const PARAPHRASE = 'Steering of dirigible counterweights for two fleets.';

describe('the semantic line', () => {
  test('finds in other words what no list knows, and quotes it', () => {
    const line = lineOf(worked(PARAPHRASE, 'Cleaned the hall every evening.'));
    expect(line.points).toBeGreaterThan(0.5);
    expect(line.points).toBeLessThanOrEqual(SEMANTIC_POINTS);
    expect(line.evidence[0]).toMatchObject({ reason: 'semantic', section: 'experience' });
    expect(line.evidence[0]?.quote).toContain('dirigible counterweights');
    expect(lineOf(worked('Cleaned the hall every evening.'))).toMatchObject({
      points: 0,
      evidence: [],
    });
  });

  test('adds up with all others, which it changes by nothing but their share', () => {
    for (const { job: text, candidates } of GOLDEN_CASES) {
      const without = compileJob(text);
      const withIt = semanticJob(without, 'words-1');
      for (const candidate of candidates) {
        const before = match(without, { text: candidate.text }, AS_OF).requirements;
        const result = matched(candidate.text, withIt);
        const points = result.requirements.reduce((sum, one) => sum + one.points, 0);
        expect(Math.round(points)).toBe(result.overall_score);
        const most = result.requirements.reduce((sum, one) => sum + one.max_points, 0);
        expect(most).toBeCloseTo(100, 6);
        const shares = result.requirements.slice(0, before.length);
        const left = 1 - (withIt === without ? 0 : SEMANTIC_POINTS / 100);
        shares.forEach((one, at) => {
          expect(one.points).toBeCloseTo((before[at]?.points ?? 0) * left, 9);
          expect(one.evidence).toEqual(before[at]?.evidence);
        });
        expect(Math.round(combineWithGate(result.requirements).total)).toBe(result.overall_score);
        const dimensions = result.dimensions.reduce((sum, one) => sum + one.contribution, 0);
        expect(Math.round(dimensions)).toBe(result.overall_score);
      }
    }
  });

  test('never lowers a score for a line that is added, wherever it stands', () => {
    const text = worked('Ran the wages of forty people each month.', 'Kept the stock of paint.');
    fc.assert(
      fc.property(
        fc.nat({ max: 8 }),
        fc.constantFrom(PARAPHRASE, 'Kept salaries in order.', 'Talked to guests all day.'),
        (where, added) => {
          const lines = text.split('\n');
          lines.splice(3 + (where % (lines.length - 2)), 0, `- ${added}`);
          expect(lineOf(lines.join('\n')).strength).toBeGreaterThanOrEqual(lineOf(text).strength);
        },
      ),
      { numRuns: 40, seed: 11 },
    );
  });

  test('earns nothing more for the same thing said again', () => {
    const once = lineOf(worked(PARAPHRASE));
    expect(lineOf(worked(PARAPHRASE, PARAPHRASE, PARAPHRASE)).strength).toBe(once.strength);
  });

  test('gives a list of words half of what a sentence of dated work earns', () => {
    const list = 'Grace Baker\n\nSkills\nsteering, dirigible, counterweights, wages';
    expect(lineOf(list).strength).toBeLessThan(
      0.6 * lineOf(worked('steering dirigible counterweights wages')).strength,
    );
  });

  test('gives nothing for what is denied, copied from the job, or hidden', () => {
    const hidden = `${worked('Cleaned the hall.')}\n${PARAPHRASE}`;
    const span = { start: hidden.length - PARAPHRASE.length, end: hidden.length };
    const candidate = { text: hidden, hiddenSpans: [span] };
    expect(candidateTexts(job, candidate, AS_OF).join(' ')).not.toContain('dirigible');
    const denied = 'Have no experience with dirigible counterweights.';
    expect(lineOf(worked(denied)).points).toBe(0);
    expect(candidateTexts(job, { text: `${worked('Cleaned.')}\n${JOB}` }, AS_OF).join(' ')).toBe(
      '',
    );
  });

  test('is no proof of a degree, and a job that asks for nothing else has no such line', () => {
    expect(jobTexts(job).questions.join(' ')).not.toMatch(/bachelor/i);
    const degree = compileJob("Clerk\nRequirements\n- Bachelor's degree");
    expect(semanticJob(degree, 'words-1')).toBe(degree);
  });

  test('names its model in the version of a result', () => {
    expect(matched(worked(PARAPHRASE)).engine_version).toBe(`${plain.version}+semantic.words-1`);
  });

  test('cannot be scored without knowing the meaning', () => {
    expect(() => match(job, { text: worked(PARAPHRASE) }, AS_OF)).toThrow(RangeError);
  });
});

describe('what leaves of a resume', () => {
  const resume = (name: string, street: string) => `${name}
${street} | ${name.toLowerCase().replace(/\W/g, '.')}@example.com | +1 555 010 0199
Date of birth: 3 May 1971

Experience
Technician, Vandersloot Airworks, Oxbridgeton, 2015 - 2022
- ${name} led the steering of dirigible counterweights with care.
- Reported to Hieronymus Blackwater and called 555 010 0142 every day.
- Wrote to quimby@vandersloot.example and to www.quimby.example about wages.

Education
Marlowe University, Bachelor of Science in Physics, 1993
Won the Zuckermann prize for physics and for rowing

References
Ottoline Featherstonehaugh knows my work well since a long time`;
  const sent = (name: string, street = '12 Elm Street, Springfield, IL 62701') =>
    candidateTexts(job, { text: resume(name, street) }, AS_OF).join('\n');

  test('holds the work and neither names, contacts, schools, places nor dates', () => {
    const text = sent('Grace Pemberton');
    expect(text).toContain('steering of dirigible counterweights');
    expect(text).not.toMatch(
      /grace|pemberton|vandersloot|oxbridgeton|hieronymus|blackwater|quimby|marlowe|zuckermann|ottoline|featherston|springfield|elm|\d/i,
    );
  });

  test('is the same whoever the resume is about', () => {
    const expected = sent('Grace Pemberton');
    const names = [
      'Hunter Baker',
      'Lakisha Cook',
      'Mohammed Farouk',
      'Wei-Ling Cho',
      'Mark Porter',
    ];
    for (const name of names) expect(sent(name, '9 Nurse Road, Oakdale, TX 75001')).toBe(expected);
  });
});
