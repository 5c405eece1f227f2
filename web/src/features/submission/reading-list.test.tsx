import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ZipReading } from './candidate-reading';
import { ReadingList } from './ReadingList';

test('archive files that are not documents are listed with their own cause', () => {
  const reading: ZipReading = {
    kind: 'zip',
    documents: 1,
    tables: 0,
    names: ['mara.pdf'],
    skipped: [
      { name: 'empty.docx', cause: 'Empty' },
      { name: 'photo.jpg', cause: 'Not a type that can be read' },
      { name: 'blank.txt', cause: 'Empty' },
    ],
  };
  const file = new File([''], 'people.zip');
  render(
    <ReadingList
      file={file}
      reading={reading}
      mapping={false}
      onFile={() => {}}
      onMapped={() => {}}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 filesempty.docx and 1 more. Empty. Listed under “Could not read”, not charged.',
    '1 filephoto.jpg. Not a type that can be read. Listed under “Could not read”, not charged.',
    '1 document Ready: mara.pdf.',
  ]);
});
