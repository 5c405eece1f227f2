import { endpoints } from '@candor/domain/api/contract';
import { LIMIT_HEADERS } from '@candor/domain/api/headers';
import { supportSocket } from '@candor/domain/api/support';
import { ERROR_CATALOGUE, LimitType } from '@candor/domain/errors';
import { ClientSocketMessage, ServerSocketMessage } from '@candor/domain/model/support';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { callSamples } from './call-samples';
import { DocumentationPage } from './DocumentationPage';
import { groupsOf } from './groups';
import { matchSamples } from './match-sample';
import { sampleInputOf } from './sample-input';

const page = renderToStaticMarkup(<DocumentationPage endpoints={endpoints} />);

/** The samples of a call by their language. */
function samplesOf(wanted: string): Record<string, string> {
  const endpoint = endpoints.find(({ name }) => name === wanted);
  if (!endpoint) throw new Error(`${wanted} is not in the contract`);
  const samples = callSamples(endpoint, sampleInputOf(endpoint));
  return Object.fromEntries(samples.map(({ label, code }) => [label, code]));
}

test('every call of the contract is on the page, with its path', () => {
  const missing = endpoints.filter(({ path }) => !page.includes(`</b> ${path}</code>`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('every group of calls has a title in words and says what it is for', () => {
  const unnamed = groupsOf(endpoints).filter(({ title, name, about }) => title === name || !about);
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test('the socket of the chat is on the page, with every word that is said on it', () => {
  expect(page).toContain(supportSocket.path);
  const said = ServerSocketMessage.options.map(({ shape }) => shape.type.value);
  const heard = ClientSocketMessage.shape.type.options;
  for (const type of [...said, ...heard]) expect(page).toMatch(new RegExp(`\\b${type}\\b`));
  for (const code of Object.values(supportSocket.codes)) expect(page).toContain(String(code));
});

test('the first call can be repeated with another resume, and its reference names the key against repeats', () => {
  const shown = matchSamples().map(({ code }) => code.includes('Idempotency-Key'));
  expect(shown).toEqual([false, false, false]);
  expect(samplesOf('analytics.match').curl).toContain('Idempotency-Key: your-own-key-0001');
});

test('every error that a server answers is on the page', () => {
  const served = Object.entries(ERROR_CATALOGUE).filter(([, { status }]) => status !== null);
  const missing = served.filter(([code]) => !page.includes(`id="error-${code}"`));
  expect(missing.map(([code]) => code)).toEqual([]);
});

test('every limit header is on the page', () => {
  expect(LIMIT_HEADERS.filter((name) => !page.includes(`>${name}</code>`))).toEqual([]);
});

test('every limit that a 402 may name is on the page, and how many calls a minute are open', () => {
  expect(LimitType.options.filter((limit) => !page.includes(limit))).toEqual([]);
  expect(page).toContain('300 calls a minute');
});

test('the page needs no script and no style attribute', () => {
  expect(page).not.toMatch(/<script| style=| onclick=/i);
});

test('every link inside the page leads somewhere', () => {
  const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? '');
  expect(anchors.filter((anchor) => !page.includes(`id="${anchor}"`))).toEqual([]);
});

test('the contents name the parts of the page in the order in which they stand', () => {
  const [contents = ''] = page.match(/<nav.*?<\/nav>/s) ?? [];
  const named = [...contents.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? '');
  // On a phone the groups stand in place of their calls.
  const parts = named.filter((anchor) => !anchor.startsWith('group-'));
  const standing = parts.toSorted((a, b) => page.indexOf(`id="${a}"`) - page.indexOf(`id="${b}"`));
  expect(parts).toEqual(standing);
});

test.each(endpoints)('the sample of $name is one that the call takes', (endpoint) => {
  const { params, query, body } = sampleInputOf(endpoint);
  const problems = [
    endpoint.params?.safeParse(params),
    endpoint.query?.safeParse(query),
    endpoint.body?.safeParse(body),
  ].flatMap((read) => read?.error?.issues.map(({ path }) => path.join('.')) ?? []);
  expect(problems).toEqual([]);
});

test.each([
  ['reviews.decide', '{"decision":"shortlist"}'],
  ['batches.jobRequirements', '"job_description_text"'],
  ['sources.test', '"folder_id"'],
  ['terms.lookUp', 'words=Python'],
  ['users.exportData', '-o answer.json'],
  ['invitations.resend', '/invitations/invitation-0001/resend'],
] as const)('the sample of %s says %s', (name, words) => {
  expect(samplesOf(name).curl).toContain(words);
});

test('the sample of a decision is a first one, and builds on none', () => {
  expect(samplesOf('reviews.decide').curl).not.toContain('If-Match');
});

test('a form without a file is sent in parts in Python, as one with a file is', () => {
  expect(samplesOf('analytics.match').Python).toContain(
    '"job_text": (None, open("job.txt").read())',
  );
  expect(samplesOf('batches.submit').Python).toContain('"input_type": (None, "zip_file")');
});

test('a sample names its method, its address and its token in every language', () => {
  for (const code of Object.values(samplesOf('batches.rename'))) {
    expect(code).toMatch(/PATCH|patch/);
    expect(code).toContain('https://candor.example/api/v1/batch-jobs/batch-job-0001');
    expect(code).toContain('Authorization');
  }
});
