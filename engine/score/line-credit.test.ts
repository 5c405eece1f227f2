import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

const AS_OF = { year: 2026, month: 5 };
const JOB = compileJob(
  'Registered Nurse\n\nRequirements\n- ACLS\n- Fluent Spanish\n- Wound care\n- Telemetry',
);

function verdicts(resume: string): Record<string, string> {
  const { requirements } = match(JOB, { text: resume }, AS_OF);
  return Object.fromEntries(requirements.map(({ text, verdict }) => [text, verdict]));
}

describe('what one holds or speaks is no less for standing in a list', () => {
  test('certificates under their heading are met, long list or short', () => {
    for (const list of ['ACLS', 'BLS, ACLS, PALS, TNCC, CCRN']) {
      const shown = verdicts(`Certifications\n${list}`);
      expect(shown['Advanced Cardiac Life Support']).toBe('met');
    }
  });

  test('a language among others is met', () => {
    const shown = verdicts('Languages\nEnglish, Spanish (native), French, German');
    expect(shown['Spanish (fluent)']).toBe('met');
  });

  test('a skill under the heading of certificates is still one of a list', () => {
    expect(verdicts('Certifications\nWound care, telemetry, BLS, PALS')['Wound care']).toBe(
      'partial',
    );
  });

  test('a certificate among key words is still one of a list', () => {
    const shown = verdicts('Skills\nWound care, telemetry, ACLS, PALS, charting');
    expect(shown['Advanced Cardiac Life Support']).toBe('partial');
  });
});
