import { savedSources } from '@candor/domain/api/saved-sources';
import { sources } from '@candor/domain/api/sources';
import type { SavedSource } from '@candor/domain/model/saved-source';
import type { ConnectedType } from '@candor/domain/model/source';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { ConfigSource } from './ConfigSource';
import { EMPTY_FORM } from './form-state';

const FOLDER = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';

function Form({ type }: { type: ConnectedType }) {
  const [form, setForm] = useState({ ...EMPTY_FORM, inputType: type });
  return (
    <ConfigSource
      form={form}
      type={type}
      errors={{}}
      onChange={(change) => setForm((before) => ({ ...before, ...change, inputType: type }))}
    />
  );
}

function show(type: ConnectedType, configured = true, saved: readonly SavedSource[] = []) {
  const server = aServer();
  server.on(savedSources.list, { body: { sources: [...saved], limit: 50 } });
  server.on(sources.status, {
    body: {
      connections: [{ input_type: type, configured, identity: 'reader@candor.example' }],
      proof_file_name: 'candor-0123.txt',
    },
  });
  renderApp('/', { server, screens: [{ path: '/', element: <Form type={type} /> }] });
  return server;
}

test('a Drive folder says whom to share it with and how to show that it is yours', async () => {
  show('google_drive');
  expect(await screen.findByText('reader@candor.example')).toBeVisible();
  expect(screen.getByText('candor-0123.txt')).toBeVisible();
});

test('a large number that is usual is written with its separator', async () => {
  show('database');
  expect(await screen.findByText(/^Usually up to 1,000\./)).toBeVisible();
});

test('a look into the source says what is there, and is forgotten once the source is another', async () => {
  const user = userEvent.setup();
  const server = show('google_drive');
  server.on(sources.test, {
    body: {
      label: 'Resumes 2026',
      candidates: 14,
      unreadable: 2,
      complete: true,
      examples: [
        { name: 'kim.pdf', detail: null, readable: true },
        { name: 'photo.png', detail: 'This type of file is not supported.', readable: false },
      ],
    },
  });
  await user.type(await screen.findByLabelText(/Folder ID/), FOLDER);
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  expect(
    await screen.findByText('Resumes 2026: 14 candidates, 2 that cannot be read.'),
  ).toBeVisible();
  expect(screen.getByText('kim.pdf')).toBeVisible();
  expect(screen.getByLabelText('Cannot be read')).toBeInTheDocument();
  expect(screen.getByLabelText('Estimated candidates')).toHaveValue('14');
  await user.type(screen.getByLabelText(/Folder ID/), 'x');
  expect(screen.queryByText('kim.pdf')).toBeNull();
  expect(screen.getByLabelText('Estimated candidates')).toHaveValue('');
});

test('an error is shown at its field', async () => {
  const user = userEvent.setup();
  const server = show('google_drive');
  const message = 'This folder was not found. Share it with reader@candor.example as Viewer.';
  server.on(
    sources.test,
    refusal('validation_error', {
      errors: [{ field: 'source_config_json.folder_id', message }],
    }),
  );
  await user.type(await screen.findByLabelText(/Folder ID/), FOLDER);
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  expect(await screen.findByLabelText(/Folder ID/)).toHaveAccessibleDescription(
    expect.stringContaining(message),
  );
});

test('a source that is not connected here says so, and asks for nothing', async () => {
  show('aws_s3', false);
  expect(
    await screen.findByText('Amazon S3 sources are not connected in this installation'),
  ).toBeVisible();
  expect(screen.queryByLabelText(/Bucket Name/)).toBeNull();
});

const APPLICATIONS: SavedSource = {
  id: 'source-0001',
  name: 'Applications',
  input_type: 'google_drive',
  label: 'Resumes 2026',
  source_config: { folder_id: FOLDER },
  created_at: '2026-01-10T09:00:00.000Z',
  last_tested_at: '2026-01-10T09:00:00.000Z',
};

test('a saved source replaces the fields, until another one is entered', async () => {
  const user = userEvent.setup();
  show('google_drive', true, [APPLICATIONS]);
  const picker = await screen.findByRole('combobox', { name: 'Use a saved source' });
  await user.selectOptions(picker, 'Applications (Resumes 2026)');
  expect(screen.queryByLabelText(/Folder ID/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Test connection' })).toBeNull();
  await user.selectOptions(picker, 'None: enter one below');
  expect(screen.getByLabelText(/Folder ID/)).toHaveValue('');
});

test('a source that was reached can be saved, and is chosen then', async () => {
  const user = userEvent.setup();
  const server = show('google_drive');
  const found = { label: 'Resumes 2026', candidates: 1, unreadable: 0, complete: true };
  server.on(sources.test, { body: { ...found, examples: [] } });
  server.on(savedSources.save, () => {
    server.on(savedSources.list, { body: { sources: [APPLICATIONS], limit: 50 } });
    return { status: 201, body: APPLICATIONS };
  });
  await user.type(await screen.findByLabelText(/Folder ID/), FOLDER);
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  await user.click(await screen.findByRole('button', { name: 'Save this source' }));
  const name = screen.getByRole('textbox', { name: 'Name of the source' });
  expect(name).toHaveValue('Resumes 2026');
  await user.clear(name);
  await user.type(name, 'Applications');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const picker = await screen.findByRole('combobox', { name: 'Use a saved source' });
  expect(picker).toHaveValue('source-0001');
  const [{ body } = { body: null }] = server.requestsTo(savedSources.save);
  expect(JSON.parse(String(body))).toEqual({
    name: 'Applications',
    input_type: 'google_drive',
    source_config: { folder_id: FOLDER },
  });
});
