import { expect, test } from 'vitest';
import { makeDoc } from '../testing/make-doc';
import { readDoc } from './read-doc';

test('the text of a Word 97 document is read', async () => {
  const { text } = await readDoc(makeDoc('Foreman at Oakline, caf\u00e9'));
  expect(text.trim()).toBe('Foreman at Oakline, caf\u00e9');
});

test('an encrypted Word 97 document is refused as such', async () => {
  await expect(readDoc(makeDoc('secret', 0x0100))).rejects.toMatchObject({ code: 'encrypted' });
});
