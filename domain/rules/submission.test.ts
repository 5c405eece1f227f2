import { describe, expect, test } from 'vitest';
import { ConnectedType } from '../model/source';
import { sourceChoice } from './source-config';
import {
  estimateError,
  FILE_RULES,
  fileErrors,
  jobTextErrors,
  sourceConfigErrors,
  submissionErrors,
  submissionWarnings,
} from './submission';

const MB = 1024 * 1024;
const words = (errors: { message: string }[]) => errors.map((error) => error.message);

describe('the job description', () => {
  test.each([
    ['', ['Job description is required']],
    ['x'.repeat(49), ['Job description must be at least 50 characters']],
    [' '.repeat(50), ['Job description must be at least 50 characters']],
    [`  ${'x'.repeat(49)}  `, ['Job description must be at least 50 characters']],
    ['x'.repeat(50), []],
    ['x'.repeat(100_000), []],
    ['x'.repeat(100_001), ['Job description must be at most 100000 characters']],
  ])('is measured after trimming (%#)', (text, expected) => {
    expect(words(jobTextErrors(text))).toEqual(expected);
  });

  test('above 10000 characters only warns', () => {
    expect(submissionWarnings('x'.repeat(10_000), 1)).toEqual([]);
    expect(submissionWarnings('x'.repeat(10_001), 1)).toHaveLength(1);
    expect(jobTextErrors('x'.repeat(10_001))).toEqual([]);
  });
});

test('above 10000 candidates only warns', () => {
  expect(submissionWarnings('x'.repeat(60), 10_000)).toEqual([]);
  expect(submissionWarnings('x'.repeat(60), 10_001)).toEqual([
    'More than 10000 candidates: this will take a while.',
  ]);
});

describe('the input type', () => {
  const jobText = 'x'.repeat(60);
  test('is required and one of five', () => {
    const base = { jobText, file: null, sourceConfig: null };
    expect(words(submissionErrors({ ...base, inputType: '' }))).toEqual(['Input type is required']);
    expect(words(submissionErrors({ ...base, inputType: 'ftp' }))).toEqual([
      'Invalid input type: ftp',
    ]);
  });

  test('errors come in the order of the form', () => {
    const submission = { jobText: '', inputType: 'csv_file', file: null, sourceConfig: null };
    expect(words(submissionErrors(submission))).toEqual([
      'Job description is required',
      'File is required for csv_file input type',
    ]);
  });
});

describe('the candidate file', () => {
  const csv = (change: object) => ({ name: 'people.csv', size: 10, type: 'text/csv', ...change });

  test.each(['text/csv', 'application/csv', 'text/plain', 'text/csv; charset=utf-8', ''])(
    'a CSV of type "%s" passes',
    (type) => {
      expect(fileErrors('csv_file', csv({ type }))).toEqual([]);
    },
  );

  test('an unknown type passes if the extension is right', () => {
    expect(fileErrors('csv_file', csv({ type: 'application/vnd.ms-excel' }))).toEqual([]);
  });

  test('a wrong extension with an unknown type names both', () => {
    const found = fileErrors('csv_file', csv({ name: 'a.xlsx', type: 'application/x-excel' }));
    expect(words(found)).toEqual([
      'Invalid file type. Accepted: .csv; Unsupported file type: application/x-excel',
    ]);
  });

  test('the size limits are inclusive', () => {
    expect(fileErrors('csv_file', csv({ size: 10 * MB }))).toEqual([]);
    expect(words(fileErrors('csv_file', csv({ size: 10 * MB + 1 })))).toEqual([
      'File too large. Maximum size: 10MB',
    ]);
    const zip = { name: 'a.zip', size: 50 * MB, type: 'application/zip' };
    expect(fileErrors('zip_file', zip)).toEqual([]);
    expect(words(fileErrors('zip_file', { ...zip, size: 50 * MB + 1 }))).toEqual([
      'File too large. Maximum size: 50MB',
    ]);
  });

  test('several findings are joined', () => {
    expect(words(fileErrors('zip_file', { name: 'a.rar', size: 60 * MB, type: '' }))).toEqual([
      'Invalid file type. Accepted: .zip; File too large. Maximum size: 50MB',
    ]);
  });

  test('an empty file is refused', () => {
    expect(words(fileErrors('csv_file', csv({ size: 0 })))).toEqual(['The file is empty.']);
  });
});

describe('the source configuration', () => {
  test('is required as a whole', () => {
    for (const config of [null, undefined, '', []]) {
      expect(words(sourceConfigErrors('google_drive', config))).toEqual([
        'Configuration is required for google_drive input type',
      ]);
    }
  });

  test.each([{}, { other: 'x' }, { folder_id: '' }, { folder_id: null }])(
    'names the field that %j lacks',
    (config) => {
      expect(words(sourceConfigErrors('google_drive', config))).toEqual(['Folder ID is required']);
      expect(words(sourceConfigErrors('database', config))).toEqual([
        'Connection String is required',
        'Query is required',
      ]);
    },
  );

  test.each([
    ['x'.repeat(27), ['Invalid format for Folder ID']],
    ['x'.repeat(28), []],
    [`${'x'.repeat(27)}!`, ['Invalid format for Folder ID']],
    ['Az09_-'.repeat(6), []],
  ])('a Drive folder id "%s"', (folder_id, expected) => {
    expect(words(sourceConfigErrors('google_drive', { folder_id }))).toEqual(expected);
  });

  test.each([
    ['ab', ['Invalid format for Bucket Name']],
    ['abc', []],
    ['a'.repeat(63), []],
    ['a'.repeat(64), ['Invalid format for Bucket Name']],
    ['Abc', ['Invalid format for Bucket Name']],
    ['a_b', ['Invalid format for Bucket Name']],
    ['my-bucket.eu', []],
  ])('a bucket name "%s"', (bucket_name, expected) => {
    expect(words(sourceConfigErrors('aws_s3', { bucket_name }))).toEqual(expected);
  });

  const whole = {
    google_drive: { folder_id: 'x'.repeat(28) },
    aws_s3: { bucket_name: 'acme-cvs', folder_path: 'inbox' },
    database: { connection_string: 'postgres://h/d', query: 'select 1' },
  };
  const odd = [null, undefined, '', ' ', 7, true, [], ['inbox'], {}, { a: 'b' }];
  const changed = ConnectedType.options.flatMap((type) =>
    Object.keys(whole[type]).flatMap((key) =>
      odd.map((value) => ({ type, key, value, config: { ...whole[type], [key]: value } })),
    ),
  );
  test.each(changed)('is accepted if nothing is wrong with it: $key of $type is $value', (one) => {
    const errors = sourceConfigErrors(one.type, one.config);
    if (errors.length > 0) return expect(errors[0]?.field).toMatch(/^source_config_json/);
    expect(sourceChoice(one.type, one.config).type).toBe(one.type);
  });

  test('treats an empty folder path as missing, and accepts only text in any field', () => {
    const of = (folder_path: unknown) =>
      words(sourceConfigErrors('aws_s3', { bucket_name: 'acme-cvs', folder_path }));
    expect([of(null), of(undefined), of('')]).toEqual([[], [], []]);
    expect(of(7)).toEqual(['Invalid format for Folder Path']);
    expect(words(sourceConfigErrors('google_drive', { folder_id: 7 }))).toEqual([
      'Invalid format for Folder ID',
    ]);
  });

  test('a database needs a connection string and a query', () => {
    expect(words(sourceConfigErrors('database', { query: 'select 1' }))).toEqual([
      'Connection String is required',
    ]);
    expect(words(sourceConfigErrors('database', { connection_string: 'postgres://h/d' }))).toEqual([
      'Query is required',
    ]);
    expect(
      sourceConfigErrors('database', { connection_string: 'postgres://h/d', query: 'select 1' }),
    ).toEqual([]);
  });
});

test.each([
  [0, false],
  [-1, false],
  ['text', false],
  ['', false],
  [1, true],
  ['12', true],
])('an estimate of %s is usable: %s', (value, usable) => {
  expect(estimateError(value) === null).toBe(usable);
});

test('a saved source replaces a configuration if it is named by a string', () => {
  const errorsWith = (saved_source_id: unknown) =>
    submissionErrors({
      jobText: 'x'.repeat(50),
      inputType: 'database',
      file: null,
      sourceConfig: { saved_source_id },
    });
  expect(errorsWith('source-0001')).toEqual([]);
  expect(errorsWith(' ')).not.toEqual([]);
  expect(errorsWith(7)).not.toEqual([]);
});

test('a name that only contains the extension is refused', () => {
  expect(fileErrors('csv_file', { name: 'people.csv.exe', size: 10, type: '' })).toEqual([
    { field: 'candidate_source_file', message: 'Invalid file type. Accepted: .csv' },
  ]);
});

test.each([
  ['csv_file', 'text/csv'],
  ['csv_file', 'application/csv'],
  ['csv_file', 'text/plain'],
  ['zip_file', 'application/zip'],
  ['zip_file', 'application/x-zip-compressed'],
] as const)('for a %s the type %s is none that is unsupported, whatever the name', (type, mime) => {
  const [error] = fileErrors(type, { name: 'people.bin', size: 10, type: mime });
  expect(error?.message).toBe(`Invalid file type. Accepted: ${FILE_RULES[type].extension}`);
});
