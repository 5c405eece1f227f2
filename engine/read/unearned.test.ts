import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

const JOB = compileJob('Project Manager\n\nRequirements\n- PMP certification\n- CPA');

/** How far a line below 'Certifications' proves a PMP and a CPA. */
function strengthsFor(line: string): (number | undefined)[] {
  const text = `Experience\nProject Manager, Acme, 2015 - present\n- Led projects.\n\nCertifications\n${line}`;
  const { requirements } = match(JOB, { text }, { year: 2026, month: 5 });
  return ['PMP', 'CPA'].map((name) => requirements.find(({ text }) => text === name)?.strength);
}

describe('certificates that are still to be earned', () => {
  test.each([
    'PMP (in progress)',
    'PMP candidate',
    'PMP certification expected 2026',
    'Preparing for the PMP',
    'Studying for my PMP',
    'PMP exam scheduled for June',
    'PMP. – application in progress (PMI)',
  ])('%j proves nothing', (line) => {
    expect(strengthsFor(line)[0]).toBe(0);
  });

  test('one that people call themselves a candidate for proves nothing', () => {
    expect(strengthsFor('CPA candidate, passed two of four exams')[1]).toBe(0);
  });

  test('one of which only some parts were passed proves nothing', () => {
    expect(strengthsFor('Passed 2 of 4 sections of the CPA exam')[1]).toBe(0);
    expect(strengthsFor('Passed all sections of the CPA exam')[1]).toBeGreaterThan(0.4);
  });

  test('one next to them does not lose by it', () => {
    const [pmp, cpa] = strengthsFor('PMP in progress, CPA 2019');
    expect(pmp).toBe(0);
    expect(cpa).toBeGreaterThan(0.4);
  });

  test.each(['PMP, earned 2019', 'PMP and CPA, exam passed in 2018'])('%j is proof', (line) => {
    expect(strengthsFor(line)[0]).toBeGreaterThan(0.4);
  });
});
