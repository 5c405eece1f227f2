import { expect, test } from 'vitest';
import { aQuota, aSubscription } from '../../testing/samples';
import type { CsvReading } from './candidate-reading';
import { checkSubmission } from './check-submission';
import { EMPTY_FORM, type FormState } from './form-state';

const JOB = 'A night porter for a small hotel by the harbour, four nights a week.';

function csv(rows: number, over: Partial<CsvReading> = {}): CsvReading {
  return {
    kind: 'csv',
    headers: ['candidate_text'],
    preview: [],
    rows,
    textColumn: 'candidate_text',
    recognised: [],
    emptyRows: [],
    duplicates: [],
    names: [],
    ...over,
  };
}

function aForm(over: Partial<FormState> = {}): FormState {
  const file = new File(['candidate_text\nx\n'], 'people.csv', { type: 'text/csv' });
  return { ...EMPTY_FORM, jobText: JOB, file, reading: csv(10), ...over };
}

const messagesOf = (form: FormState, subscription = aSubscription(), quota = aQuota()) =>
  checkSubmission(form, subscription, quota).errors.map((error) => error.message);

test('a complete form has nothing against it', () => {
  expect(checkSubmission(aForm(), aSubscription(), aQuota())).toEqual({ errors: [], warnings: [] });
});

test('the first error of an empty form is the job description', () => {
  expect(messagesOf(EMPTY_FORM)).toEqual([
    'Job description is required',
    'File is required for csv_file input type',
  ]);
});

test('what is wrong with the job comes before what was found in the file', () => {
  expect(messagesOf(aForm({ jobText: '', reading: csv(0) }))).toEqual([
    'Job description is required',
    'There is no candidate in this file',
  ]);
});

test('the true count stands against the plan, not the size of the file', () => {
  const form = aForm({ reading: csv(26) });
  expect(
    messagesOf(form, aSubscription({ plan_type: 'trial' }), aQuota({ plan_type: 'trial' })),
  ).toEqual(['Batch size 26 exceeds trial plan limit of 25']);
  expect(messagesOf(aForm({ reading: csv(25) }), aSubscription({ plan_type: 'trial' }))).toEqual(
    [],
  );
});

test('what a batch needs the plan has to open', () => {
  const form = aForm({ rubric: { lines: [], deleted: ['German'] } });
  expect(messagesOf(form, aSubscription({ plan_type: 'trial' }))).toEqual([
    "Feature 'advanced_matching' not available on trial plan. Upgrade for access.",
  ]);
  expect(messagesOf(form, aSubscription({ plan_type: 'professional' }))).toEqual([]);
});

test('the same text twice is paid once', () => {
  const form = aForm({ reading: csv(11, { duplicates: [{ row: 3, of: 2 }] }) });
  expect(messagesOf(form, aSubscription(), aQuota({ candidates_remaining: 10 }))).toEqual([]);
  expect(
    checkSubmission(form, aSubscription(), aQuota({ candidates_remaining: 9 })).errors,
  ).toEqual([
    {
      field: 'plan',
      message: 'Insufficient quota: 10 required, 9 available',
      code: 'insufficient_quota',
    },
  ]);
});

test.each([
  ['filled in', { bucket_name: 'night-desk' }],
  ['as it was found', {}],
])('a source of a higher plan is refused with the way to it, %s', (_how, config) => {
  const form = aForm({ inputType: 'aws_s3', file: null, reading: null, config });
  expect(checkSubmission(form, aSubscription(), aQuota()).errors).toEqual([
    {
      field: 'plan',
      message: "Input type 'aws_s3' not available on starter plan. Upgrade for access.",
      code: 'input_type_not_allowed',
    },
  ]);
});

test('more than 80% of what is left warns, exactly 80% does not', () => {
  const warnings = (candidates: number) =>
    checkSubmission(
      aForm({ reading: csv(candidates) }),
      aSubscription(),
      aQuota({ candidates_remaining: 100 }),
    ).warnings;
  expect(warnings(80)).toEqual([]);
  expect(warnings(81)).toEqual(['This operation will use 16% of your total quota']);
});

test('an unknown quota passes with a warning, an unknown subscription does not pass', () => {
  expect(checkSubmission(aForm(), aSubscription(), undefined)).toEqual({
    errors: [],
    warnings: ['Your remaining quota could not be checked. The server checks it on submission.'],
  });
  expect(checkSubmission(aForm(), undefined, aQuota()).errors).toEqual([
    {
      field: 'plan',
      message: 'Subscription data not loaded.',
      code: 'subscription_data_missing',
    },
  ]);
});

test('an account without validation is left to the server', () => {
  const subscription = aSubscription({ plan_type: 'trial', validation_enabled: false });
  expect(messagesOf(aForm({ reading: csv(900) }), subscription)).toEqual([]);
});

test.each(['0', '-1', 'many'])('an estimate of %s is refused', (estimate) => {
  const config = { folder_id: 'a'.repeat(28) };
  const form = aForm({ inputType: 'google_drive', file: null, reading: null, config, estimate });
  expect(messagesOf(form)).toEqual(['Estimated candidates must be a positive number']);
});

test('a typed estimate is used beyond the usual one, and checked against the plan', () => {
  const config = { folder_id: 'a'.repeat(28) };
  const check = (estimate: string) => {
    const source = { inputType: 'google_drive', file: null, reading: null, config } as const;
    return messagesOf(aForm({ ...source, estimate }));
  };
  expect(check('120')).toEqual([]);
  expect(check('201')).toEqual(['Batch size 201 exceeds starter plan limit of 200']);
});

test('a table without the text column cannot be sent', () => {
  expect(messagesOf(aForm({ reading: csv(3, { textColumn: null }) }))).toEqual([
    'The column candidate_text is missing',
  ]);
});

test('a long job description only warns', () => {
  const check = checkSubmission(aForm({ jobText: 'a'.repeat(10_001) }), aSubscription(), aQuota());
  expect(check.errors).toEqual([]);
  expect(check.warnings[0]).toContain('longer than 10000 characters');
});
