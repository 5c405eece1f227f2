import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../jobs/start-jobs';
import { batchOf, ended, fullResultsOf, resultsOf, submitCsv } from '../../testing/batch-calls';
import { JOB_DESCRIPTION, resume } from '../../testing/documents/make-csv';
import { aUser } from '../../testing/factories';
import { type As, type TestApp, testApp } from '../../testing/test-app';
import { startWorker } from '../../worker';

let server: TestApp;
let worker: Jobs;
beforeAll(async () => {
  server = await testApp();
  worker = await startWorker(server.deps);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const someone = async (): Promise<As> => server.as(await aUser(server.db));

const GERMAN = `Berufserfahrung
Softwareentwickler, Nordtor Werke, seit 2017
- Entwicklung von Diensten mit Python und PostgreSQL für die Kunden und das Team
Ausbildung
Bachelor Informatik`;
const POLISH = `Doświadczenie zawodowe
Programista w firmie Północ, od 2017 do teraz
- Praca nad usługami w języku Python oraz bazami danych dla klientów i zespołu, odpowiedzialny za wdrożenia
Wykształcenie: informatyka na uniwersytecie`;
const POLISH_JOB = `Programista
Poszukujemy osoby do pracy w zespole. Wymagania: doświadczenie w programowaniu oraz znajomość baz danych na poziomie dobrym.
Praca od zaraz w firmie w centrum miasta, nie jest wymagane prawo jazdy.`;

test('a batch scores what it can read in its language, and names the language of the rest', async () => {
  const as = await someone();
  const rows = [{ text: GERMAN }, { text: POLISH }, { text: resume(1) }];
  const { batch_job_id: id } = batchOf(await submitCsv(as, rows));
  expect(await ended(as, id)).toMatchObject({ total_candidates: 3, candidates_charged: 2 });

  const { processed_items: items } = await resultsOf(as, id);
  expect(items.find((item) => item.error !== null)).toMatchObject({
    ordinal: 2,
    match_score: null,
    charged_to_quota: false,
    error_code: 'unsupported_language',
    error:
      'This document is in Polish, which cannot be scored yet. English, German, French, Spanish and Dutch are read.',
  });

  const { processed_items: full } = await fullResultsOf(as, id);
  const languageOf = (ordinal: number) =>
    full.find((item) => item.ordinal === ordinal)?.match_results?.language?.code;
  expect(languageOf(1)).toBe('de');
  expect(languageOf(3)).toBe('en');
});

test('a job in an unsupported language is refused before anything is charged', async () => {
  const as = await someone();
  const errors = [
    {
      field: 'job_description_text',
      message:
        'This job description is in Polish, which cannot be scored yet. English, German, French, Spanish and Dutch are read.',
    },
  ];
  const preview = await as.post('/api/v1/job-requirements', { job_description_text: POLISH_JOB });
  expect(preview.statusCode).toBe(400);
  expect(preview.json().errors).toEqual(errors);

  const match = await as.form('/api/analytics/match', {
    candidate_text: resume(1),
    job_text: POLISH_JOB,
  });
  expect(match.statusCode).toBe(400);
  expect(match.json().errors).toMatchObject([{ field: 'job_text' }]);
});

test('the reading of a job names its language, and so does its batch', async () => {
  const as = await someone();
  const read = async (text: string) =>
    (await as.post('/api/v1/job-requirements', { job_description_text: text })).json().language;
  expect(await read(JOB_DESCRIPTION)).toEqual({ code: 'en', name: 'English', supported: true });
  const german =
    'Buchhalter (m/w/d)\nAnforderungen\n- Mindestens drei Jahre Berufserfahrung in der Finanzbuchhaltung und sicherer Umgang mit DATEV\n- Gute Kenntnisse im Steuerrecht und der Umsatzsteuer';
  const inGerman = { code: 'de', name: 'German', supported: true };
  expect(await read(german)).toEqual(inGerman);

  const submitted = await submitCsv(as, [{ text: GERMAN }], { job_description_text: german });
  expect(batchOf(submitted).job_language).toEqual(inGerman);
});
