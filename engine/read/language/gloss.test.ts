import { describe, expect, test } from 'vitest';
import { findSkills, readCandidate, readJob } from '../../index';
import { foldText } from '../fold';
import { glossText } from './gloss';
import type { ReadLanguage } from './languages';

const english = (language: ReadLanguage, text: string): string =>
  glossText(foldText(text), 'resume', language, () => language).text;

describe('a text of another language in English', () => {
  test.each([
    ['de', 'Krankenschwester seit 2019', 'registered nurse since 2019'],
    ['de', 'Mindestens drei Jahre Berufserfahrung', 'at least three years experience'],
    ['de', '01.03.2015 – 30.09.2018', '03/2015 - 09/2018'],
    ['de', 'Entwickler:in (m/w/d)', 'software developer (m/w/d)'],
    ['de', 'Kundenprojekte', 'customers project'],
    ['de', 'Druck auf der Speedmaster', 'printing on the speedmaster'],
    ['fr', "Infirmier·ère, 3 ans d'expérience", 'registered nurse, 3 years experience'],
    ['fr', "depuis mai 2019 jusqu'à aujourd'hui", 'since may 2019 to present'],
    ['es', 'mínimo 3 años de experiencia', 'minimum 3 years experience'],
    ['es', 'marzo de 2018 - actualidad', 'march of 2018 - present'],
    ['nl', 'minimaal 3 jaar ervaring', 'minimum 3 years experience'],
    ['es', 'No se requiere inglés', 'no is required english'],
    ['nl', 'beheersing van de Nederlandse taal', 'proficiency of dutch'],
    ['nl', 'geen ervaring met Java', 'no experience with java'],
    ['de', 'seit September 2013', 'since september 2013'],
    ['nl', 'sinds september 2013', 'since september 2013'],
    ['de', 'Sept. 2008 – April 2016', 'september 2008 - april 2016'],
    ['nl', 'jan. 2016 – heden', 'january 2016 - present'],
    ['de', 'Erfahrung mit Java (mind. 5 Jahre)', 'experience with java (minimum 5 years)'],
    ['de', 'Arabisch- oder Polnischkenntnisse', 'arabic or polish knowledge'],
    ['nl', 'MBO- of HBO-diploma', 'associate degree or bachelor degree'],
    ['de', 'Gebäudetechniker', 'buildings technician'],
    ['fr', 'baccalauréat en informatique', 'bachelor degree in information technology'],
    ['nl', 'Frans is een troef', 'french an asset'],
    ['nl', '2 jaar ervaring op een IC', '2 years experience on a critical care'],
    ['fr', 'cheffe de cuisine', 'chef'],
    ['fr', 'master informatique', 'master degree information technology'],
    ['es', 'licencia de manejo vigente', 'driving licence current'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(english(language, text)).toBe(expected);
  });

  test('addresses keep their letters, so that they are found and hidden', () => {
    expect(english('fr', 'chef.cuisine@restaurant.fr')).toBe('chef.cuisine@restaurant.fr');
  });

  test('a line whose first word has no English begins all the same', () => {
    const { requirements } = readJob(
      'Técnico de prevención\n\nRequisitos\n- Experiencia mínima de 3 años\n- Valorable: auditor ISO 45001, nivel de inglés B2\nSe incorpora a un equipo joven con contrato indefinido y salario.',
    );
    expect(requirements.map(({ text }) => text)).toContain('ISO 45001');
  });

  test('offsets lead back to the words of the original', () => {
    const text =
      'Ich bin Krankenschwester und habe in der Altenpflege und mit der Wundversorgung gearbeitet.';
    const found = findSkills(text).map(({ name, start, end }) => [name, text.slice(start, end)]);
    expect(found).toContainEqual(['Wound care', 'Wundversorgung']);
  });

  test('a profile is read with titles as written, dates and degrees', () => {
    const profile = readCandidate(
      `Lebenslauf
Jürgen Bäcker

Berufserfahrung
seit 03/2019 Projektleiter, Eichfeld AG
01.04.2014 – 28.02.2019 Bauleiter bei der Hochbau Nord GmbH

Ausbildung
Diplom-Ingenieur, Universität Kassel, 2013`,
      { year: 2024, month: 3 },
    );
    expect(profile.contact.name).toBe('Jürgen Bäcker');
    expect(profile.headline).toBe('Projektleiter');
    expect(profile.education).toBe('master');
    expect(profile.years).toBeCloseTo(9.9, 0);
  });
});

describe('one endless word', () => {
  /** Rescanning all of it from each letter takes ten seconds and more, reading it once a hundredth of that. */
  const PATIENCE_MS = 5_000;

  test.each<[ReadLanguage, string]>([
    ['de', 'x'],
    ['de', 'a-'],
    ['fr', "l'"],
    ['es', 'a.'],
    ['nl', 'oo'],
  ])(
    'in %s, of many %j, is read at once',
    (language, part) => {
      const word = part.repeat(100_000 / part.length);
      expect(english(language, word).length).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );
});
