import { VERSION } from '@candor/server/version';
import { expect, test } from 'vitest';
import { runCandor } from './testing/run-candor';

test('--help names every command', async () => {
  const { code, output } = await runCandor(['--help']);
  expect(code).toBe(0);
  for (const command of ['serve', 'match', 'score', 'skills', 'extract', 'migrate', 'doctor']) {
    expect(output).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
  }
});

test.each(['--version', '-V'])('%s prints the version, and nothing else', async (option) => {
  expect(await runCandor([option])).toMatchObject({ code: 0, output: `${VERSION}\n` });
});

test('a command that does not exist is refused on the message stream', async () => {
  const { code, output, messages } = await runCandor(['scores']);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(messages).toContain('candor --help');
});

test('serve refuses a role that does not exist', async () => {
  const { code, messages } = await runCandor(['serve', '--role', 'both']);
  expect(code).toBe(1);
  expect(messages).toContain('all, web, worker');
});
