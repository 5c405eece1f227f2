import { describe, expect, test } from 'vitest';
import { compileJob, score } from '../index';

const AS_OF = { year: 2026, month: 5 };
const JOB = compileJob(
  'Refrigeration Technician\n\nRequirements\n- 3+ years of experience\n- Brazing\n- Compressors',
);

function scoreOf(work: string, title = 'HVAC Technician', dates = ', 2016 - present'): number {
  const text = `Experience\n${title}, Larch Cooling${dates}\n- ${work}`;
  return score(JOB, { text }, AS_OF) ?? -1;
}

describe('an HVAC technician is a good match for refrigeration', () => {
  test('whose dated work names it', () => {
    expect(
      scoreOf('Serviced walk-in coolers, ice machines and compressors'),
    ).toBeGreaterThanOrEqual(70);
  });

  test.each([
    ['not with one word of it', 'Serviced coolers and compressors', undefined],
    ['not where it is denied', 'No experience with walk-in coolers or ice machines', undefined],
    ['not without dates', 'Serviced walk-in coolers, ice machines and compressors', ''],
    ['not with the work of heating', 'Serviced furnaces, boilers and compressors', undefined],
  ])('%s', (_why, work, dates) => {
    expect(scoreOf(work, 'HVAC Technician', dates)).toBeLessThan(70);
  });
});

test('a title that names both kinds of work needs no proof', () => {
  expect(scoreOf('Serviced compressors', 'HVAC/R Technician')).toBeGreaterThanOrEqual(70);
});
