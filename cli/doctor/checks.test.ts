import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { findingText } from './check';
import { checkAddress } from './check-address';
import { clockFinding } from './check-clock';
import { checkContact, checkSupport } from './check-contact';
import { checkWritable, spaceFinding, unwritable } from './check-folder';
import { checkLegal } from './check-legal';
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

test('a folder whose path is occupied by a file cannot be written', async () => {
  const folder = await tempFolder({ taken: 'a file' });
  const finding = await checkWritable('Uploads folder', `${folder}/taken/uploads`);
  expect(finding).toMatchObject({ status: 'fail', fix: expect.any(String) });
});

test('a folder on a full disk wants room, not another owner', () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  expect(unwritable('Data folder', '/srv', full).fix).toMatch(/^Make room/);
});

// Only Linux has a folder in which Node's own recursive mode never ends.
test.runIf(process.platform === 'linux')(
  'a folder that nobody can create is reported as such',
  async () => {
    const finding = await checkWritable('Data folder', '/proc/nothing/below');
    expect(finding).toMatchObject({ status: 'fail', found: expect.stringContaining('ENOENT') });
  },
);

test.each([
  [900, 'ok', "it agrees with the database's"],
  [3_600_000, 'warn', "it is 3600 seconds ahead of the database's"],
  [-61_000, 'warn', "it is 61 seconds behind the database's"],
])('a clock that is %d ms ahead is %s', (aheadMs, status, found) => {
  expect(clockFinding(aheadMs)).toMatchObject({ status, found });
});

test.each([
  ['127.0.0.1', 'http://localhost:3000', 'ok', 'lead to'],
  ['0.0.0.0', 'https://candor.example', 'ok', 'lead to'],
  ['0.0.0.0', 'http://localhost:3000', 'warn', 'other machines'],
  ['::', 'http://[::1]:3000', 'warn', 'other machines'],
  ['127.0.0.1', 'http://candor.example', 'warn', 'not encrypted'],
])('listening on %s with links to %s is %s', (host, publicUrl, status, words) => {
  const finding = checkAddress({ host, publicUrl });
  expect(finding).toMatchObject({ status, found: expect.stringContaining(words) });
});

test('a contact form that nobody reads is reported, with the setting that fixes it', () => {
  expect(checkContact('hello@example.com').status).toBe('ok');
  const nobody = checkContact(null);
  expect(nobody).toMatchObject({ status: 'warn', fix: expect.stringContaining('CONTACT_EMAIL') });
});

test('tickets of which nobody is notified are reported, with the setting that fixes it', () => {
  expect(checkSupport('help@example.com').status).toBe('ok');
  const nobody = checkSupport(null);
  expect(nobody).toMatchObject({ status: 'warn', fix: expect.stringContaining('SUPPORT_EMAIL') });
});

test('legal texts without an operator are told, with each setting that is missing', () => {
  const operator = { name: 'Quay Foods', address: '1 Harbour Road', law: 'the law of Ireland' };
  expect(checkLegal(operator)).toMatchObject({ status: 'ok', found: 'they name Quay Foods' });
  const half = checkLegal({ ...operator, address: null, law: null });
  expect(half).toMatchObject({ status: 'warn', fix: 'Set OPERATOR_ADDRESS, OPERATOR_LAW.' });
});

test('a finding with a remedy has it on a line of its own', () => {
  const finding = { status: 'warn', subject: 'Mail', found: 'none', fix: 'Set it.' } as const;
  expect(findingText(finding)).toBe('warn  Mail: none\n      Set it.\n');
});
