import type { RequirementResult } from '@candor/domain/model/match';
import { describe, expect, test } from 'vitest';
import { compileJob, match, score } from '../index';

const AS_OF = { year: 2026, month: 5 };

/** A job that asks for one language. */
const jobAsking = (asked: string) =>
  compileJob(
    `Office Assistant\nWe look for somebody for our office in the city.\nRequirements\n- ${asked}\n`,
  );

const resume = (told: string): string =>
  `Experience\nOffice Assistant, Acme, 2019 - present\n- Kept the diary and answered the telephone.\n\nLanguages\n${told}`;

/** The line of a job that asks for a language, as a resume answers it. */
function answered(asked: string, text: string): RequirementResult {
  const { requirements } = match(jobAsking(asked), { text }, AS_OF);
  const line = requirements.find(({ kind }) => kind === 'language');
  if (line === undefined) throw new Error(`No language was read from '${asked}'`);
  return line;
}

describe('the level that a job asks for', () => {
  test.each([
    ['German B2', 'German (B2)'],
    ['German (at least B2)', 'German (B2)'],
    ['Minimum B1 level in German', 'German (B1)'],
    ['German language skills at C1 level or higher', 'German (C1)'],
    ['Fluent German', 'German (fluent)'],
    ['You are fluent in German', 'German (fluent)'],
    ['Native German speaker', 'German (native)'],
    ['Business fluent German', 'German (fluent)'],
    ['Conversational German required', 'German (conversational)'],
    ['Working knowledge of German', 'German (good)'],
    ['Very good German skills, written and spoken', 'German (very good)'],
    ['German (B2/C1)', 'German (B2)'],
    ['German language skills', 'German'],
    ['Spoken and written German', 'German'],
  ])('%s is read as %s', (asked, text) => {
    const { requirements } = jobAsking(asked).reading;
    expect(requirements.filter(({ kind }) => kind === 'language').map((line) => line.text)).toEqual(
      [text],
    );
  });

  test('each language of a sentence has its own', () => {
    const { requirements } = jobAsking('Fluent English and conversational Spanish').reading;
    expect(requirements.filter(({ kind }) => kind === 'language').map(({ text }) => text)).toEqual([
      'English (fluent)',
      'Spanish (conversational)',
    ]);
  });

  test('one that stands before several goes for all of them', () => {
    const { requirements } = jobAsking('Must be fluent in both English and Spanish').reading;
    expect(requirements.filter(({ kind }) => kind === 'language').map(({ text }) => text)).toEqual([
      'English (fluent)',
      'Spanish (fluent)',
    ]);
  });
});

describe('a language at the level asked for, or above, is met', () => {
  test.each([
    ['German B2', 'German B2'],
    ['German B2', 'German: C1'],
    ['German B2', 'German - native'],
    ['German B2', 'German (mother tongue)'],
    ['German B2', 'Fluent in German'],
    ['German B2', 'English (C1), German (B2), French - A2'],
    ['German B2', 'Languages: English - native | German - fluent'],
    ['German B2', 'English\tC2\nGerman\tC1'],
    ['German B2', 'English German French\nC2 B2 A1'],
    ['German B2', 'German\nB2 C1 C1 B2 B2'],
    ['German B2', 'Native: English; fluent: German; basic: French'],
    ['German B2', 'English, native; German, advanced'],
    ['German B2', 'German: Muttersprache'],
    ['German B2', 'German (verhandlungssicher)'],
    ['German B2', 'German, full professional proficiency'],
    ['German B2', 'German: written B2, spoken C1'],
    ['Fluent German', 'German (C1)'],
    ['Native German', 'German (C2)'],
    ['Conversational German', 'German (intermediate)'],
    ['Fluent French', 'Fluent in German, French and Dutch'],
    ['French B2', 'French: langue maternelle'],
    ['Spanish B2', 'Spanish (nativo)'],
    ['Dutch B2', 'Dutch (vloeiend)'],
  ])('%s by %j', (asked, told) => {
    expect(answered(asked, resume(told)).verdict).toBe('met');
  });
});

describe('a language below it is partly met', () => {
  test.each([
    ['German B2', 'German A2', 'A2'],
    ['German B2', 'basic German', 'basic'],
    ['German B2', 'German (basic knowledge)', 'basic'],
    ['German B2', 'Conversational German', 'conversational'],
    ['German B2', 'English (C1), German (A2), French (B2)', 'A2'],
    ['German B2', 'English - native | German - basic | French - fluent', 'basic'],
    ['German B2', 'English native, German basic, French fluent', 'basic'],
    ['German B2', 'Fluent English, basic German', 'basic'],
    ['German B2', 'English\tnative\nGerman\tA1', 'A1'],
    ['German B2', 'English German French\nC2 A2 B2', 'A2'],
    ['German B2', 'German: Grundkenntnisse', 'basic'],
    ['German B2', 'German: limited working proficiency', 'conversational'],
    ['German C1', 'German (B2)', 'B2'],
    ['Fluent German', 'German (B1)', 'B1'],
    ['Native German', 'German (fluent)', 'fluent'],
    ['French B2', 'French: notions', 'basic'],
    ['Spanish B2', 'Spanish (intermedio)', 'intermediate'],
    ['Dutch B2', 'Dutch - basiskennis', 'basic'],
  ])('%s by %j, told as %s', (asked, told, level) => {
    const line = answered(asked, resume(told));
    expect(line.verdict).toBe('partial');
    expect(line.evidence[0]).toMatchObject({ reason: 'below_level', told_level: level });
  });

  test('the further below, the less it is worth', () => {
    const worth = ['B2', 'B1', 'A2', 'A1'].map(
      (level) => answered('German C1', resume(`German ${level}`)).strength,
    );
    expect(worth).toEqual([...worth].sort((a, b) => b - a));
    expect(new Set(worth).size).toBe(4);
  });

  test('both levels stand among the gaps', () => {
    const { gaps } = match(
      jobAsking('German B2'),
      { text: resume('German (A2), English (C1)') },
      AS_OF,
    );
    expect(gaps.map(({ text }) => text)).toContain(
      "German (B2): told at the level 'A2', which is below",
    );
  });

  test('what is told once holds where the language is named again', () => {
    const text = `Experience\nOffice Assistant, Acme, 2019 - present\n- Answered letters in German.\n\nLanguages\nGerman (A2)`;
    expect(answered('German B2', text).verdict).toBe('partial');
  });
});

describe('a language of which no level is told', () => {
  test('is met as before, and is said to be untold', () => {
    const line = answered('German B2', resume('English, German, French'));
    expect(line.strength).toBe(answered('German language skills', resume('German')).strength);
    expect(line.evidence[0]?.reason).toBe('level_untold');
  });

  test('is asked about', () => {
    const { questions } = match(
      jobAsking('German B2'),
      { text: `${resume('I speak German.')}` },
      AS_OF,
    );
    expect(questions.map(({ text }) => text).join('\n')).toContain('German (B2)');
  });

  test('is not given the level of its neighbour', () => {
    for (const told of ['English (A2), German', 'German, English (A2)', 'English: basic; German'])
      expect(answered('German B2', resume(told)).evidence[0]?.reason).toBe('level_untold');
  });

  test('is not given a word that speaks of something else', () => {
    const text = resume('Good at mathematics, and the business of German firms is known to me.');
    expect(answered('German B2', text).evidence[0]?.reason).toBe('level_untold');
  });
});

test('a higher level never lowers a score', () => {
  const job = jobAsking('German B2');
  const scores = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map(
    (level) => score(job, { text: resume(`German ${level}`) }, AS_OF) ?? -1,
  );
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
});

describe('resumes and jobs in other languages', () => {
  test.each([
    [
      'Kaufmännischer Mitarbeiter (m/w/d)\n\nIhr Profil\n- Sehr gute Englischkenntnisse in Wort und Schrift\n- Sie arbeiten gern im Team und sind zuverlässig',
      'Berufserfahrung\nKaufmännischer Mitarbeiter bei Acme, 2019 bis heute\n- Pflege der Kundendaten und Schriftverkehr mit den Lieferanten\n\nSprachen\nDeutsch (Muttersprache), Englisch (Grundkenntnisse)',
    ],
    [
      'Assistant administratif (H/F)\n\nVotre profil\n- Anglais courant pour les échanges avec nos clients\n- Vous êtes rigoureux et vous aimez le travail en équipe',
      'Expérience professionnelle\nAssistant administratif, Acme, de 2019 à aujourd’hui\n- Gestion des dossiers et accueil des clients\n\nLangues\nFrançais (langue maternelle), anglais (notions)',
    ],
    [
      'Auxiliar administrativo\n\nRequisitos\n- Inglés fluido para el trato con nuestros clientes\n- Experiencia en atención al cliente y manejo de Excel',
      'Experiencia laboral\nAuxiliar administrativo, Acme, desde 2019 hasta la actualidad\n- Gestión de los archivos y atención a los clientes\n\nIdiomas\nEspañol (nativo), inglés (nivel intermedio)',
    ],
    [
      'Administratief medewerker\n\nJouw profiel\n- Vloeiend Engels voor het contact met onze klanten\n- Je werkt graag in een team en je bent zorgvuldig',
      'Werkervaring\nAdministratief medewerker bij Acme, 2019 tot heden\n- Verwerken van de post en contact met de klanten\n\nTalen\nNederlands (moedertaal), Engels (basiskennis)',
    ],
    [
      'Auxiliar administrativo\n\nRequisitos\n- Inglés alto\n- Experiencia en atención al cliente y manejo de los archivos',
      'Experiencia laboral\nAuxiliar administrativo, Acme, desde 2019 hasta la actualidad\n- Gestión de los archivos y atención a los clientes\n\nIdiomas\nEspañol (nativo), inglés medio',
    ],
  ])('a level below is seen there, too: %#', (job, text) => {
    const { requirements } = match(compileJob(job), { text }, AS_OF);
    const english = requirements.find(
      (line) => line.kind === 'language' && line.text.startsWith('English'),
    );
    expect(english?.evidence[0]?.reason).toBe('below_level');
  });
});
