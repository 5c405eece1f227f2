import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { keys } from '@candor/domain/api/keys';
import type { Account } from '../support/accounts/account';
import { csvUpload, rowsOf } from '../support/batches';
import { call } from '../support/call';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { expect, firstOfAlike, test } from '../support/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

const EXAMPLES = [
  { language: 'curl', program: 'sh', file: 'score-batch.sh' },
  { language: 'Python', program: 'python3', file: 'score-batch.py' },
  {
    language: 'TypeScript',
    program: path.join(ROOT, 'node_modules/.bin/tsx'),
    file: 'score-batch.ts',
  },
];

/** Runs an example as its reader would: with a key of the account, a job and a file. */
async function runExample(account: Account, url: string, { program, file }: (typeof EXAMPLES)[0]) {
  const folder = test.info().outputPath('example');
  await mkdir(folder, { recursive: true });
  const job = path.join(folder, 'job.txt');
  const people = path.join(folder, 'people.csv');
  await writeFile(job, JOB_TEXT);
  const upload = csvUpload(rowsOf(CANDIDATES.slice(0, 6)));
  await writeFile(people, upload.buffer);
  const { key } = await call(account, keys.create, { body: { name: 'Example' } });
  const example = path.join(ROOT, 'docs/examples', file);
  const env = { ...process.env, CANDOR_URL: url, CANDOR_KEY: key };
  return run(program, [example, job, people], { env, timeout: 60_000 });
}

for (const [index, example] of EXAMPLES.entries()) {
  const tag = firstOfAlike(index);

  test(`the example in ${example.language} scores a batch with a key and prints the ranking`, {
    tag,
  }, async ({ account, baseURL }) => {
    const { error } = spawnSync(example.program, ['--version']);
    const missing = `${example.program} is not on this machine`;
    // The list of a run marks what was skipped, and leaves out why.
    if (error) process.stderr.write(`Not tried in ${example.language}: ${missing}\n`);
    test.skip(error !== undefined, missing);
    const { stdout } = await runExample(account, baseURL ?? '', example);
    for (const { name } of CANDIDATES.slice(0, 6)) expect(stdout).toContain(name);
  });
}

const SAMPLES = [
  {
    language: 'JavaScript',
    program: 'node',
    file: 'first-call.mjs',
    before: 'const token = process.env.CANDOR_TOKEN;\n',
    after: '\nconsole.log(JSON.stringify(answer));',
  },
  { language: 'curl', program: 'sh', file: 'first-call.sh', before: '', after: '' },
  {
    language: 'Python',
    program: 'python3',
    file: 'first-call.py',
    before: 'import os\ntoken = os.environ["CANDOR_TOKEN"]\n',
    after: '\nprint(response.text)',
  },
];

for (const [index, { language, program, file, before, after }] of SAMPLES.entries()) {
  const tag = firstOfAlike(index);

  test(`the first call of the documentation, copied in ${language}, answers a score`, {
    tag,
  }, async ({ page, account, baseURL }) => {
    const missing = { python3: ['-c', 'import requests'] }[program] ?? ['--version'];
    const { status } = spawnSync(program, missing);
    test.skip(
      status !== 0 && program !== 'sh',
      `${program} with its packages is not on this machine`,
    );
    await page.goto('/documentation-api.html');
    await page.getByLabel(language, { exact: true }).check();
    const shown = page.getByRole('region', { name: `Match, ${language}`, exact: true });
    const sample = (await shown.textContent()) ?? '';
    const folder = test.info().outputPath('sample');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'job.txt'), JOB_TEXT);
    await writeFile(path.join(folder, 'resume.txt'), CANDIDATES[0]?.text ?? '');
    const code = sample.replaceAll('https://candor.example', baseURL ?? '');
    await writeFile(path.join(folder, file), before + code + after);
    const { key } = await call(account, keys.create, { body: { name: 'Sample' } });
    const env = { ...process.env, CANDOR_TOKEN: key };
    const { stdout } = await run(program, [file], { cwd: folder, env, timeout: 60_000 });
    expect(JSON.parse(stdout).match_score.overall_score).toBeGreaterThan(0);
  });
}
