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

describe('driving licences by what they allow to drive', () => {
  test.each([
    ['HGV Class 1 licence', 'C+E licence'],
    ['Licence category C+E', 'Führerschein CE'],
    ['Category C licence', 'HGV Class 2 licence'],
    ['Category C licence', 'licence (C+E)'],
    ['HGV licence', 'category C licence'],
    ['Driving licence', 'category C+E licence'],
    ['Class B CDL', 'Class A CDL'],
  ])('%s is proven by %s', (asked, held) => {
    expect(proves(asked, held)).toBeGreaterThan(0.75);
  });

  test.each([
    ['Category C+E licence', 'driving licence (category B)'],
    ['Category C+E licence', 'driving licence'],
    ['HGV Class 1 licence', 'HGV Class 2 licence'],
    ['Category D licence', 'driving licence'],
  ])('%s is left open by %s, to be asked about', (asked, held) => {
    expect(proves(asked, held)).toBeGreaterThan(0);
    expect(proves(asked, held)).toBeLessThan(0.3);
  });

  test('somebody who holds some lorry licence may hold the required one', () => {
    expect(proves('Category C+E licence', 'lorry licence')).toBeGreaterThan(0.3);
    expect(proves('Category C+E licence', 'lorry licence')).toBeLessThan(0.75);
    expect(proves('Class A CDL', 'CDL')).toBeLessThan(0.75);
  });

  test.each([
    ['Führerschein Klasse CE', 'Category C+E licence'],
    ['Führerschein Klasse C', 'Category C licence'],
  ])('a German posting asks for %s as the %s', (asked, name) => {
    const job = compileJob(
      `Berufskraftfahrer (m/w/d)\n\nIhr Profil\n- ${asked} erforderlich\n- Erfahrung im Fernverkehr und sehr gute Deutschkenntnisse\n- Sie arbeiten gern im Team und sind zuverlässig`,
    );
    expect(job.reading.requirements.map(({ text }) => text)).toContain(name);
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
