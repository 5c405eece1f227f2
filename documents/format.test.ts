import { expect, test } from 'vitest';
import { DOCUMENT_EXTENSIONS, formatOf } from './format';

test('the ending of a name decides its format, whatever the case and the folders', () => {
  expect(formatOf('C:\\cvs\\Anna.Lee.PDF')).toBe('pdf');
  expect(formatOf('cvs/anna.htm')).toBe('html');
});

test('a name without one of our endings has no format', () => {
  for (const name of ['resume', '.pdf', 'resume.pdf/', 'resume.exe', 'resume.pdf.zip', '']) {
    expect(formatOf(name)).toBeNull();
  }
});

test('every listed ending has a format', () => {
  expect(DOCUMENT_EXTENSIONS.map((extension) => formatOf(`a${extension}`))).not.toContain(null);
});
