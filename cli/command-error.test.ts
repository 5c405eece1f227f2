import { ReaderStartError } from '@candor/documents';
import { ConfigError } from '@candor/server/settings/config-error';
import { expect, test } from 'vitest';
import { CommandError, lastWords } from './command-error';

test('a command that cannot continue ends with one sentence', () => {
  expect(lastWords(new CommandError('Name a job.'))).toBe('Name a job.');
  expect(lastWords(new ConfigError(['PORT must be a number']))).toContain('PORT must be a number');
  expect(lastWords(new ReaderStartError('killed'))).toMatch(/did not start.* try again\.$/);
});

test('an unforeseen error keeps its full details', () => {
  expect(lastWords(new TypeError('x is not a function'))).toBeNull();
});
