import type { ConnectedType } from '@candor/domain/model/source';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldOfError } from './field-names';
import { SourceFields } from './SourceFields';

const FOLDER = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';

function Form({ type, wrong = {} }: { type: ConnectedType; wrong?: Record<string, string> }) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <SourceFields
      type={type}
      fieldOf={(key, name) => ({ value: values[key] ?? '', error: wrong[name] })}
      onFill={(key, value) => setValues((before) => ({ ...before, [key]: value }))}
    />
  );
}

test('a pasted address becomes the id of its folder', async () => {
  render(<Form type="google_drive" />);
  const field = screen.getByRole('textbox', { name: 'Folder ID' });
  await userEvent.click(field);
  await userEvent.paste(`https://drive.google.com/drive/folders/${FOLDER}?usp=sharing`);
  expect(field).toHaveValue(FOLDER);
});

test('how an id has to look is said while it does not look so, beside an error, too', async () => {
  const name = 'source_config_json.folder_id';
  const { rerender } = render(<Form type="google_drive" />);
  const field = screen.getByRole('textbox', { name: 'Folder ID' });
  await userEvent.type(field, '0ABCdefGHIjkl');
  expect(field).toHaveAccessibleDescription(/^A folder ID has at least 28 .* this has 13\./);
  rerender(<Form type="google_drive" wrong={{ [name]: 'Invalid format for Folder ID' }} />);
  expect(field).toHaveAccessibleDescription(/^Invalid format for Folder ID\. A folder ID has/);
  await userEvent.type(field, 'mNoPqRsTuVwXyZ012');
  expect(field).toHaveAccessibleDescription('Invalid format for Folder ID');
});

test('a path below a bucket may be left out, and an error stands at the field that it names', () => {
  render(<Form type="aws_s3" wrong={{ 'source_config_json.folder_path': 'No such path.' }} />);
  expect(screen.getByRole('textbox', { name: 'Bucket Name' })).not.toHaveAccessibleDescription(
    /No such path/,
  );
  const path = screen.getByRole('textbox', { name: /^Folder Path/ });
  expect(path).toHaveAccessibleDescription(expect.stringContaining('No such path.'));
});

test('what opens a database is hidden while it is typed, and no program fills it in', () => {
  render(<Form type="database" />);
  const field = screen.getByLabelText('Connection String');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByRole('textbox', { name: 'Query' })).toBeInTheDocument();
});

test('an error about the whole configuration stands at its first field', () => {
  expect(fieldOfError('aws_s3', 'source_config_json')).toBe('source_config_json.bucket_name');
  expect(fieldOfError('aws_s3', 'source_config_json.folder_path')).toBe(
    'source_config_json.folder_path',
  );
});
