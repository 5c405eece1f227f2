import { expect, test } from 'vitest';
import { readCandidateFile } from './read-candidate-file';

test('a file that cannot be read is said to be so, and is not read for ever', async () => {
  const gone = new File(['candidate_text\nA porter\n'], 'people.csv');
  gone.text = () => Promise.reject(new DOMException('It was moved', 'NotReadableError'));
  await expect(readCandidateFile(gone)).resolves.toEqual({
    kind: 'failed',
    cause: 'This file could not be read in the browser.',
  });
});
