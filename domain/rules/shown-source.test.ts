import { expect, test } from 'vitest';
import { shownSource } from './shown-source';

const shown = (connection_string: string) =>
  shownSource({ type: 'database', config: { connection_string, query: 'select 1' } }).connection;

test('a folder and a bucket are shown as they are', () => {
  expect(shownSource({ type: 'google_drive', config: { folder_id: 'abc' } })).toEqual({
    folder_id: 'abc',
  });
  expect(shownSource({ type: 'aws_s3', config: { bucket_name: 'b' } })).toEqual({
    bucket_name: 'b',
  });
});

test('a connection string is shown without its password, port and settings', () => {
  expect(shown('postgresql://reader:hunter2@db.example.com:5432/hr?sslmode=require')).toBe(
    'postgresql://reader@db.example.com/hr',
  );
  expect(shown('mysql://reader@[2001:db8::1]/hr')).toBe('mysql://reader@[2001:db8::1]/hr');
});

test.each([
  'postgresql://reader:hun/ter2@db.example.com/hr',
  'postgresql://reader:12#hunter2@db.example.com/hr',
  'postgresql://reader:12?hunter2@db.example.com/hr',
  'postgresql://reader:a@hunter2@db.example.com/hr',
  'postgresql://reader:hunter2',
  'postgresql://db.example.com/hunter2',
  'host=db password=hunter2',
])('a form that may hide a password somewhere else shows nothing of it: %s', (text) => {
  expect(shown(text)).not.toContain('hunter2');
  expect(shown(text)).not.toContain('ter2');
});
