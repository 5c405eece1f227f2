import { batches } from '@candor/domain/api/batches';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { aMatch, anItem, aRequirementResult } from '../../../testing/samples';
import { aResultsServer, resultsOf } from '../testing/results-server';

const QUOTE = {
  start: 0,
  end: 8,
  quote: 'Person 2, six years of nights',
  section: 'experience',
  reason: 'exact',
  strength: 1,
} as const;
const PEOPLE = [anItem(1, 90), anItem(2, 80)];
const FULL = PEOPLE.map((item) => ({
  ...item,
  match_results: aMatch({
    requirements: [aRequirementResult('nights', 'met', { evidence: [QUOTE] })],
  }),
}));

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

/** The files that the browser is asked to save. */
function watchFiles(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return files;
}

async function exportSecond(choice: string) {
  const server = aResultsServer(PEOPLE);
  server.on(batches.resultsFull, { body: resultsOf(FULL) });
  const files = watchFiles();
  await renderApp(paths.batch('batch-0001'), { server });
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /^Select (Person|Candidate) 2$/ }),
  );
  await userEvent.click(screen.getAllByRole('button', { name: 'Export' }).at(-1) ?? document.body);
  await userEvent.click(await screen.findByRole('menuitem', { name: choice }));
  await waitFor(() => expect(files).toHaveLength(1));
  return { server, text: (await files[0]?.text()) ?? '' };
}

test('a selection with quotes contains the passages of those people and of nobody else', async () => {
  const { text } = await exportSecond('JSON with evidence');
  const { candidates } = JSON.parse(text);
  expect(candidates).toHaveLength(1);
  expect(candidates[0]).toMatchObject({ candidate: 'Person 2', match_score: 80 });
  expect(candidates[0].requirements[0].evidence).toEqual([QUOTE.quote]);
});

test('without quotes none are read', async () => {
  const { server, text } = await exportSecond('CSV without evidence');
  expect(text).toContain('"Person 2",80,"good"');
  expect(text).not.toContain('six years');
  expect(server.requestsTo(batches.resultsFull)).toHaveLength(0);
});

test('with names hidden the quotes in the file do not reveal them', async () => {
  window.localStorage.setItem('candor.reviewing.user-0001', JSON.stringify({ hideNames: true }));
  const { text } = await exportSecond('CSV with evidence');
  expect(text).toContain('"Candidate 2"');
  expect(text).toContain('six years of nights');
  expect(text).not.toContain('Person');
});
