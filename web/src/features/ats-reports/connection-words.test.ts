import { expect, test } from 'vitest';
import { problemSentence, readSentence } from './connection-words';

test('each trouble of a connection has its own sentence', () => {
  expect(problemSentence('refused', 'greenhouse')).toBe(
    'Greenhouse does not let us in any more. Connect it again under Integrations.',
  );
  expect(problemSentence('unavailable', 'ashby')).toBe('Ashby does not answer just now.');
  expect(problemSentence(null, 'ashby')).toBe('Ashby could not be read just now.');
});

test('what may not be read is named in the words of the system, where they are known', () => {
  expect(problemSentence('permission', 'ashby', ['jobsRead', 'candidatesRead'])).toMatch(
    /Missing: jobsRead and candidatesRead\.$/,
  );
  expect(problemSentence('permission', 'ashby')).not.toMatch(/Missing/);
});

test('a system that was never read has no time', () => {
  expect(readSentence(null)).toBe('Nothing was read yet.');
});
