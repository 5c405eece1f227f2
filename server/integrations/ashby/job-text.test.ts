import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../log';
import { AtsForbidden } from '../../ports/ats';
import { type AshbySimulator, startAshby } from '../../testing/ashby/simulator';
import { openAshby } from './ats';

const SIGNAL = new AbortController().signal;
let simulator: AshbySimulator;
beforeAll(async () => {
  simulator = await startAshby();
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.calls.length = 0;
});

const textOf = (jobId: string) =>
  openAshby({ apiBase: simulator.url }, { log: createLog('silent') }).jobText(
    { kind: 'key', apiKey: simulator.key },
    jobId,
    SIGNAL,
  );
const asked = () => simulator.calls.map(({ method }) => method);

test("a job's text is its posting's", async () => {
  const job = simulator.addJob({ description: 'We need a night nurse.' });
  expect(await textOf(job)).toBe('We need a night nurse.');
  expect(asked()).toEqual(['job.info', 'jobPosting.info']);
});

test('of several postings the listed one counts, the newest of these, and one that says something', async () => {
  const { world } = simulator;
  const job = simulator.addJob({ description: 'The oldest.' });
  world.addPosting(job, { descriptionPlain: 'The newest that is listed.' });
  world.addPosting(job, { descriptionPlain: 'Newer, and not listed.', isListed: false });
  world.addPosting(job, { descriptionPlain: 'Not published.', isPublished: false });
  expect(await textOf(job)).toBe('The newest that is listed.');

  world.addPosting(job, { descriptionPlain: '  \n', descriptionHtml: '<p> </p>' });
  expect(await textOf(job)).toBe('The newest that is listed.');
});

test('the text of a closed job is still available', async () => {
  const job = simulator.addJob({ status: 'Closed', description: null });
  simulator.world.addPosting(job, { descriptionPlain: 'We needed a cook.', isPublished: false });
  expect(await textOf(job)).toBe('We needed a cook.');
});

test('a posting without a plain text is read as a page', async () => {
  const job = simulator.addJob({ description: null });
  const descriptionHtml = '<style>b{}</style><h1>Nurse</h1><ul><li>Nights &amp; days</li></ul>';
  simulator.world.addPosting(job, { descriptionPlain: '', descriptionHtml });
  expect(await textOf(job)).toBe('Nurse\n\n• Nights & days');
});

test('there is none without a posting, for a blank one, and for a job that is gone', async () => {
  expect(await textOf(simulator.addJob({ description: null }))).toBe(null);
  expect(await textOf(simulator.addJob({ description: ' \n ' }))).toBe(null);
  expect(await textOf('7a10c0de-0000-4000-8000-000000000001')).toBe(null);
  expect(await textOf(simulator.addJob({ confidential: true }))).toBe(null);
  const job = simulator.addJob({ description: null });
  const posting = simulator.world.addPosting(job, { descriptionPlain: 'Unpublished meanwhile.' });
  simulator.trouble({
    status: 200,
    body: { success: true, results: { jobPostingIds: [posting] } },
  });
  simulator.world.postings.delete(posting);
  expect(await textOf(job)).toBe(null);
});

test('a key that may not read jobs is reported', async () => {
  const job = simulator.addJob({});
  simulator.permit('candidates:read');
  const refusal = textOf(job);
  await expect(refusal).rejects.toBeInstanceOf(AtsForbidden);
  await expect(refusal).rejects.toMatchObject({ permission: 'jobs:read' });
  simulator.permit('apiKeys:read', 'jobs:read', 'candidates:read');
});
