import { describe, expect, test } from 'vitest';
import { compileJob, match, readJob } from '../index';

const papersOf = (line: string): string[] =>
  readJob(`Delivery Specialist\n\nRequirements\n- ${line}\n- Zigbee`)
    .requirements.filter(({ kind }) => kind === 'licence' || kind === 'certification')
    .map(({ text }) => text);

describe('a job asks for the categories that a driving licence lists', () => {
  test.each([
    ['Class 2 (C) licence with CPC', ['Category C licence', 'Driver CPC']],
    ['Class 1 (C+E) licence', ['Category C+E licence']],
    ['HGV Class 1 or 2', ['Category C licence']],
    ['UK licence with categories C1 and D1', ['Category C1 licence', 'Category D1 licence']],
    ['Driving licence (category C1)', ['Category C1 licence']],
    ['Driving licence cat B+E', ['Category B+E licence']],
    ['Category D PCV licence and CPC', ['Category D licence', 'Driver CPC']],
    [
      'Cat C licence, CPC and digi tacho card',
      ['Category C licence', 'Driver CPC', 'Digital tachograph card'],
    ],
    ["Class 1 driver's licence", ['Canadian Class 1 licence']],
  ])('%s', (line, papers) => {
    expect(papersOf(line)).toEqual(papers);
  });

  test('and leaves a coder his certificate and a plain licence as it is', () => {
    expect(papersOf('CPC or CCS')).toEqual(['CPC or CCS']);
    expect(papersOf('Driving licence, C++ and Java')).toEqual(['Driving licence']);
    expect(papersOf('Full driving licence, a plus')).toEqual(['Driving licence']);
  });

  test('and does not take what a click costs for the certificate of a driver', () => {
    expect(papersOf('Experience driving CPC down in paid campaigns')).not.toContain('Driver CPC');
  });
});

/** A line that tells the language of its posting. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'Fahrer (m/w/d)': 'Sie sind zuverlässig und arbeiten gern selbstständig in einem Team',
  'Chauffeur (H/F)': 'Vous êtes une personne rigoureuse et vous aimez le travail en équipe',
  'Chauffeur (m/v)': 'Je bent een zelfstandige medewerker en je werkt graag in een team',
  Conductor: 'Persona responsable que trabaja con el equipo y para los clientes de la empresa',
};

test.each([
  ['Fahrer (m/w/d)', 'Ihr Profil', 'Führerschein der Klassen C und CE', 'Category C+E licence'],
  ['Fahrer (m/w/d)', 'Ihr Profil', 'Führerscheinklasse C/CE, Modul 95', 'Category C+E licence'],
  ['Fahrer (m/w/d)', 'Ihr Profil', 'Führerscheinklasse C/CE, Modul 95', 'Driver CPC'],
  ['Chauffeur (H/F)', 'Profil recherché', 'Permis B, C et EC', 'Category C+E licence'],
  ['Chauffeur (m/v)', 'Functie-eisen', 'Rijbewijs C en CE met code 95', 'Category C+E licence'],
  ['Conductor', 'Requisitos', 'Permisos B y C1', 'Category C1 licence'],
])('%s: %s, %s asks for a %s', (title, heading, line, paper) => {
  const job = `${title}\n\n${heading}\n- ${line}\n- ${OWN_WORDS[title]}`;
  expect(readJob(job).requirements.map(({ text }) => text)).toContain(paper);
});

test.each([
  ['Driving licence, categories B, C1, C and C+E', 'met'],
  ['Class 1 (C+E)', 'met'],
  ['Class 2 (C), CPC', 'unclear'],
  ['Full driving licence', 'unclear'],
])('for a job that asks for category C+E, "%s" is %s', (held, verdict) => {
  const job = compileJob(
    'HGV Driver\n\nRequirements\n- C+E licence\n- Digi tacho card\n- Multi-drop',
  );
  const text = `Experience\nHGV Driver, Brightwell Haulage, 2018 - present\n- Multi-drop trunking.\n\nLicences\n${held}`;
  const { requirements } = match(job, { text }, { year: 2026, month: 5 });
  const line = requirements.find((one) => one.text === 'Category C+E licence');
  expect(line?.verdict).toBe(verdict);
});
