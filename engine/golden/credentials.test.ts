import { describe, expect, test } from 'vitest';
import { compileJob, match } from '../index';

/** How far a resume that says to hold this paper proves the first paper that a job asks for. */
function proves(asked: string, held: string): number {
  const job = compileJob(`Technician\n\nRequirements\n- ${asked}`);
  const text = `Experience\nTechnician, Acme, 2015 - present\n- Looked after machines.\n\nCertifications\nHolds a valid ${held}, as the law asks.`;
  const { requirements } = match(job, { text }, { year: 2026, month: 5 });
  return (
    requirements.find(({ kind }) => kind === 'certification' || kind === 'licence')?.strength ?? -1
  );
}

describe('papers of different rank', () => {
  test('a higher clearance proves a lower one, and never the other way round', () => {
    expect(proves('Secret clearance required', 'TS/SCI clearance')).toBeGreaterThan(0.75);
    expect(proves('Security clearance required', 'Secret clearance')).toBeGreaterThan(0.75);
    expect(proves('TS/SCI clearance required', 'Secret clearance')).toBe(0);
    expect(proves('Secret clearance required', 'Public Trust clearance')).toBe(0);
  });
});

describe('papers of different countries', () => {
  test.each([
    ['RN license', 'NMC registration'],
    ['Guard card', 'SIA licence'],
  ])('%s is not proven by %s, only hinted at', (one, other) => {
    expect(proves(one, one)).toBeGreaterThan(0.75);
    expect(proves(other, other)).toBeGreaterThan(0.75);
    expect(proves(one, other)).toBeLessThan(0.5);
  });

  test('an endorsement for air brakes is no repair of brakes', () => {
    expect(proves('Air brakes endorsement', 'Air brake endorsement')).toBeGreaterThan(0.75);
  });
});
