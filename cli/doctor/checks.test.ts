import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { findingText } from './check';
import { checkContact } from './check-contact';
import { checkWritable, spaceFinding } from './check-folder';
import { checkNode } from './check-node';

test.each([
  ['20.19.0', 'ok'],
  ['24.1.0', 'ok'],
  ['20.18.3', 'fail'],
  ['18.20.0', 'fail'],
])('Node.js %s is %s', (version, status) => {
  expect(checkNode(version).status).toBe(status);
});

test.each([
  [10, 'ok'],
  [1, 'warn'],
  [0.1, 'fail'],
])('%d GB of free disk is %s', (gigabytes, status) => {
  expect(spaceFinding(gigabytes * 1024 ** 3).status).toBe(status);
});

test('a folder whose place is taken by a file cannot be written', async () => {
  const folder = await tempFolder({ taken: 'a file' });
  const finding = await checkWritable('Uploads folder', `${folder}/taken/uploads`);
  expect(finding).toMatchObject({ status: 'fail', fix: expect.any(String) });
});

// Only Linux has a folder in which Node's own recursive way never ends.
test.runIf(process.platform === 'linux')(
  'a folder that nobody can make is told as that',
  async () => {
    const finding = await checkWritable('Data folder', '/proc/nothing/below');
    expect(finding).toMatchObject({ status: 'fail', found: expect.stringContaining('ENOENT') });
  },
);

test('a contact form that nobody reads is told, with the setting that mends it', () => {
  expect(checkContact('hello@example.com').status).toBe('ok');
  const nobody = checkContact(null);
  expect(nobody).toMatchObject({ status: 'warn', fix: expect.stringContaining('CONTACT_EMAIL') });
});

test('a finding with a remedy has it on a line of its own', () => {
  const finding = { status: 'warn', subject: 'Mail', found: 'none', fix: 'Set it.' } as const;
  expect(findingText(finding)).toBe('warn  Mail: none\n      Set it.\n');
});
