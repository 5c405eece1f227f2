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

describe('what the title above the dates of a job names was done in that time', () => {
  const job = compileJob('Software Engineer\nRequirements\n- 5 years of Java\n- SQL');
  const javaOf = (...lines: string[]) => {
    const { requirements } = match(job, { text: ['Experience', ...lines].join('\n') }, AS_OF);
    return requirements.find(({ text }) => text.startsWith('Java'))?.strength ?? 0;
  };

  test.each([
    [['Java Developer', 'Acme Corp', '2018 - present', '- SQL']],
    [['Acme Corp', 'Java Developer', '2018 - present', '- SQL']],
    [['Senior Software Engineer (Java)', 'Acme Corp, Austin', '2018 - present', '- SQL']],
  ])('as it is on their line: %j', (lines) => {
    expect(javaOf(...lines)).toBeGreaterThanOrEqual(0.8);
  });

  test('and not in the time of the job above', () => {
    const earlier = ['Analyst', 'Oak Ltd', '2019 - present', '- SQL'];
    expect(javaOf(...earlier, 'Java Developer', 'Acme Corp', '2018 - 2019', '- SQL')).toBeLessThan(
      0.5,
    );
  });
});
