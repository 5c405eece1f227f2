import type { Person, PersonApplication, PersonTrace } from '@candor/domain/model/person';
import { expect, test } from 'vitest';
import { whatGoes } from './what-goes';

const trace = (over: Partial<PersonTrace> = {}): PersonTrace => ({
  candidate_id_internal: 'candidate-0001',
  batch_job_id: 'batch-0001',
  jobTitle: 'Nurse',
  created_at: '2026-03-01T09:00:00.000Z',
  original_filename: null,
  running: false,
  batch_candidates: 8,
  upload_stored: false,
  charged: false,
  decided: false,
  noted: false,
  feedback_count: 0,
  share_count: 0,
  ...over,
});
const person = (...traces: PersonTrace[]): Person => ({
  name: 'Tessa Holt',
  email: null,
  traces,
  matches: [],
  invitations: [],
  applications: [],
});

test('nothing is named that there is none of', () => {
  expect(whatGoes([person(trace())])).toEqual({
    goes: ['1 resume with scores and evidence in 1 batch: Nurse'],
    stays: null,
    elsewhere: null,
  });
});

test('everything that hangs on somebody is named, over all of their batches', () => {
  const second = { batch_job_id: 'batch-0002', jobTitle: 'Clerk', batch_candidates: 1 };
  const { goes, stays } = whatGoes([
    person(
      trace({ decided: true, noted: true, feedback_count: 2, charged: true }),
      trace({ ...second, upload_stored: true, share_count: 1, charged: true }),
    ),
  ]);
  expect(goes).toEqual([
    '2 resumes with scores and evidence in 2 batches: Nurse and Clerk',
    '1 decision, 1 note and 2 remarks on evidence',
    'Their place in shared links',
    expect.stringContaining('The uploaded file of 1 batch'),
    '1 batch that held nobody else: Clerk',
  ]);
  expect(stays).toBe('2 candidates stay counted in your quota.');
});

test('what stays is counted for one as for many', () => {
  expect(whatGoes([person(trace({ charged: true }))]).stays).toBe(
    '1 candidate stays counted in your quota.',
  );
});

test('a batch of two goes only when both do', () => {
  const twin = trace({ batch_candidates: 2 });
  const emptied = (people: Person[]) => whatGoes(people).goes.some((line) => /held/.test(line));
  expect(emptied([person(twin)])).toBe(false);
  expect(emptied([person(twin), person(twin)])).toBe(true);
});

test('a long list of jobs is cut short, and says how many more there are', () => {
  const many = ['One', 'Two', 'Three', 'Four', 'Five'].map((jobTitle) =>
    trace({ jobTitle, batch_job_id: `batch-${jobTitle}` }),
  );
  expect(whatGoes([person(...many)]).goes[0]).toMatch(/: One, Two, Three and 2 more$/);
});

test('invitations go with what was answered', () => {
  const invitation = {
    invitation_code: 'code-0001',
    job_title: null,
    answered: false,
    created_at: '2026-03-01T09:00:00.000Z',
  };
  const goes = (...answered: boolean[]) =>
    whatGoes([
      {
        ...person(),
        invitations: answered.map((one) => ({ ...invitation, answered: one })),
      },
    ]).goes;
  expect(goes(false)).toEqual(['1 invitation to assessments']);
  expect(goes(false, true)).toEqual([
    '2 invitations to assessments, with everything that was answered',
  ]);
});

test('applications go here and stay in the system that they came from, which is said', () => {
  const application = (over: Partial<PersonApplication> = {}): PersonApplication => ({
    application_id: crypto.randomUUID(),
    ats_type: 'ashby',
    job_title: 'Nurse',
    assessed_at: '2026-03-01T09:00:00.000Z',
    charged: true,
    ...over,
  });
  const of = (...applications: PersonApplication[]) => whatGoes([{ ...person(), applications }]);
  expect(of(application())).toEqual({
    goes: ['What we have of 1 application in Ashby, with scores and evidence'],
    stays: '1 candidate stays counted in your quota.',
    elsewhere:
      'Ashby still has them: erase them there too. We do not read these applications again.',
  });
  const both = of(application({ ats_type: 'greenhouse', charged: false }), application());
  expect(both.goes).toEqual([
    'What we have of 2 applications in Ashby and Greenhouse, with scores and evidence',
  ]);
  expect(both.stays).toBe('1 candidate stays counted in your quota.');
  expect(both.elsewhere).toMatch(/^Ashby and Greenhouse still have them: erase them there too\./);
});
