import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

const JOB = compileJob(`Registered Nurse

Requirements
- BLS certification
- PMP certification
- 2 years of experience in critical care`);

function resultsFor(line: string) {
  const text = `Experience\nRegistered Nurse, Harbor Hospital, 2015 - present\n- Critical care of adults.\n\nCertifications\n${line}`;
  return match(JOB, { text }, { year: 2026, month: 5 });
}

function verdictsFor(line: string): (string | undefined)[] {
  const { requirements } = resultsFor(line);
  return ['Basic Life Support', 'PMP'].map(
    (name) =>
      requirements.find(({ kind, text }) => kind === 'certification' && text === name)?.verdict,
  );
}

describe('certificates with an expiry date', () => {
  test.each([
    ['Holds BLS and PMP since May 2024', 'met', 'met'],
    ['BLS valid until 03/2027, PMP (expires March 2028)', 'met', 'met'],
    ['BLS (expired 2019), PMP', 'partial', 'met'],
    ['BLS, PMP - valid until 03/2019', 'met', 'partial'],
    ['BLS expiry date 04/2026 and PMP exp. 05/2026', 'partial', 'met'],
    ['BLS expires 2026, PMP expires 2025', 'met', 'partial'],
    ['Expired BLS, PMP has expired', 'partial', 'partial'],
    ['BLS 2015, PMP since 2019', 'met', 'met'],
    ['BLS that never expired, PMP', 'met', 'met'],
  ])('%j: BLS is %s, PMP is %s', (line, bls, acls) => {
    expect(verdictsFor(line)).toEqual([bls, acls]);
  });

  test('the reason is in the evidence and among the gaps', () => {
    const result = resultsFor('BLS expired 2019, PMP');
    const bls = result.requirements.find(({ text }) => text === 'Basic Life Support');
    expect(bls?.evidence[0]?.reason).toBe('expired');
    expect(result.gaps.map(({ text }) => text)).toContain(
      'Basic Life Support: held, but it has expired',
    );
  });

  test('a valid one elsewhere outweighs an expired one', () => {
    expect(verdictsFor('BLS expired 2019\nBLS renewed, valid until 2028')[0]).toBe('met');
  });
});

test('numbers without end after the word are not divided in every possible way', () => {
  expect(verdictsFor(`PMP, BLS exp${'.00'.repeat(40)} x 2019`)).toEqual(['met', 'met']);
});
