import { audit } from '@candor/domain/api/audit';
import { users } from '@candor/domain/api/users';
import type { AuditEntry } from '@candor/domain/model/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { type FakeAnswer, refusal } from '../../../testing/fake-server';
import { watchSavedFiles } from '../../../testing/saved-files';
import { inSection, openSettings, settingsServer, someSettings } from '../testing/open-settings';

function anEntry(number: number): AuditEntry {
  return {
    id: `entry-${String(number).padStart(4, '0')}`,
    timestamp: '2026-03-01T09:00:00.000Z',
    actor: { kind: 'user', id: 'user-0001' },
    action: 'api_key.created',
    entity_type: 'api_key',
    entity_id: `key-${number}`,
    details: {},
    request_id: null,
  };
}

test('use is asked for over the range that was chosen', async () => {
  const { server } = await openSettings();
  const section = inSection('usage');
  expect(await section.findByText('40 candidates in 30 days')).toBeVisible();
  expect(section.getByText(/100 of 500 candidates used/)).toBeVisible();
  expect(section.getByRole('link', { name: 'Plan and billing' })).toHaveAttribute(
    'href',
    paths.billing,
  );
  await userEvent.click(section.getByRole('radio', { name: '7 days' }));
  expect(await section.findByText('40 candidates in 7 days')).toBeVisible();
  expect(server.requestsTo(users.usageStats)).toHaveLength(2);
});

test('use that cannot be loaded says so and can be tried again', async () => {
  const server = settingsServer();
  server.on(users.usageStats, refusal('service_unavailable'));
  await openSettings({ server });
  expect(await inSection('usage').findByText('Your usage could not be loaded.')).toBeVisible();
  expect(inSection('usage').getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test.each([
  ['Export as JSON', 'json', 'candor-export-2026-03-02.json'],
  ['Export as CSV', 'csv', 'candor-export-2026-03-02.zip'],
])('%s saves the file under the name that the server gives it', async (name, format, filename) => {
  const { server } = await openSettings();
  server.on(users.exportData, {
    body: {},
    headers: { 'Content-Disposition': `attachment; filename="${filename}"` },
  });
  const files = watchSavedFiles();
  await userEvent.click(inSection('data').getByRole('button', { name }));
  expect(await inSection('data').findByText('Your browser saves the file.')).toBeVisible();
  expect(server.requestsTo(users.exportData)[0]?.url).toContain(`format=${format}`);
  expect(files.map((file) => file.name)).toEqual([filename]);
});

test('while an export is created no second one can be requested; a failure is reported', async () => {
  const { server } = await openSettings();
  let answer: (answer: FakeAnswer) => void = () => undefined;
  const held = new Promise<FakeAnswer>((done) => {
    answer = done;
  });
  server.on(users.exportData, () => held);
  const files = watchSavedFiles();
  const section = inSection('data');
  const json = section.getByRole('button', { name: 'Export as JSON' });
  await userEvent.click(json);
  expect(json).toHaveAttribute('aria-busy', 'true');
  expect(json).toHaveFocus();
  expect(section.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
  await waitFor(() => expect(server.requestsTo(users.exportData)).toHaveLength(1));
  answer(refusal('permission_denied'));
  expect(await section.findByRole('alert')).toHaveTextContent(
    'Access denied. Insufficient permissions.',
  );
  expect(json).toBeEnabled();
  expect(files).toEqual([]);
});

test('how long things are kept is told as it is configured, with the texts that say more', async () => {
  const server = settingsServer();
  const retention = { source_files_days: 14, results_days: 90 };
  server.on(users.settings, { body: someSettings({ retention }) });
  await openSettings({ server });
  expect(
    await inSection('data').findByText(/^Uploaded files are kept for 14 days .* for 90 days\./),
  ).toBeVisible();
  for (const [name, href] of [
    ['Terms of service', paths.terms],
    ['Privacy policy', paths.privacy],
    ['Cookie policy', paths.cookies],
  ] as const) {
    expect(inSection('data').getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('activity is read page by page, newest first', async () => {
  const server = settingsServer();
  server.on(audit.log, ({ url }) => {
    const asked = new URL(url, 'http://localhost').searchParams;
    const [skip, limit] = [Number(asked.get('skip')), Number(asked.get('limit'))];
    const length = Math.min(limit, 12 - skip);
    const entries = Array.from({ length }, (_, at) => anEntry(skip + at));
    return { body: { entries, total: 12, limit, skip, has_more: skip + length < 12 } };
  });
  await openSettings({ server });
  const section = inSection('activity');
  expect(await section.findByText('1 to 10 of 12')).toBeVisible();
  expect(section.getAllByText('You created an API key')).toHaveLength(10);
  await userEvent.click(section.getByRole('button', { name: 'Older' }));
  expect(await section.findByText('11 to 12 of 12')).toBeVisible();
  expect(section.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(section.getByRole('button', { name: 'Newer' }));
  expect(await section.findByText('1 to 10 of 12')).toBeVisible();
});

test('an account in which nothing was done yet says what will be listed', async () => {
  await openSettings();
  expect(await inSection('activity').findByText(/^Nothing yet\./)).toBeVisible();
});

const oneEntry = {
  body: { entries: [anEntry(1)], total: 1, limit: 10, skip: 0, has_more: false },
};

test.each([
  [true, null, 'One entry verified: nothing was changed or removed.'],
  [false, 1, 'Entry 1 of this log is not as it was written. Please tell our support.'],
])('whether the activity is as it was written is said (%s)', async (intact, first, words) => {
  const server = settingsServer();
  server.on(audit.log, oneEntry);
  server.on(audit.verification, {
    body: {
      verified_at: '2026-03-01T09:00:00.000Z',
      entries: 1,
      intact,
      first_broken: first,
    },
  });
  await openSettings({ server });
  expect(await inSection('activity').findByText(words)).toBeVisible();
});

test('the activity is taken along as a table', async () => {
  const server = settingsServer();
  server.on(audit.log, oneEntry);
  server.on(audit.export, { body: 'chain_number' });
  await openSettings({ server });
  const section = inSection('activity');
  const files = watchSavedFiles();
  await userEvent.click(await section.findByRole('button', { name: 'Download as CSV' }));
  expect(await section.findByText('Your browser saves the file.')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['activity.csv']);
});

test('an activity that could not be verified is shown all the same', async () => {
  const server = settingsServer();
  server.on(audit.log, oneEntry);
  server.on(audit.verification, refusal('rate_limited'));
  await openSettings({ server });
  expect(await inSection('activity').findByText('You created an API key')).toBeVisible();
});

test('an activity that cannot be loaded says so', async () => {
  const server = settingsServer();
  server.on(audit.log, refusal('service_unavailable'));
  await openSettings({ server });
  expect(await screen.findByText('The activity could not be loaded.')).toBeVisible();
});
