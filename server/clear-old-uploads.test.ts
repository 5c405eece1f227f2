import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepClearing } from './clear-old-uploads';

const SILENT = pino({ level: 'silent' });

let dataDir: string;
let stop: () => void = () => {};
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'candor-clearing-'));
  mkdirSync(path.join(dataDir, 'tmp'));
});
afterEach(() => {
  stop();
  rmSync(dataDir, { recursive: true });
});

const left = () => readdirSync(path.join(dataDir, 'tmp'));

/** An upload in a folder of its own that was touched last so many hours ago. */
function uploadOf(name: string, hours: number): void {
  const folder = path.join(dataDir, 'tmp', name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'resume.txt'), 'Welder');
  const touched = new Date(Date.now() - hours * 3_600_000);
  utimesSync(folder, touched, touched);
}

test('what a process left that died a day ago is gone when the next one starts', () => {
  uploadOf('left', 25);
  uploadOf('arriving', 1);
  stop = keepClearing(dataDir, SILENT);
  expect(left()).toEqual(['arriving']);
});

test('what grows old while a process runs is gone without another start', async () => {
  stop = keepClearing(dataDir, SILENT, 10);
  uploadOf('left', 25);
  await vi.waitFor(() => expect(left()).toEqual([]));
});

test('a folder that nobody has uploaded into yet is no fault', () => {
  rmSync(path.join(dataDir, 'tmp'), { recursive: true });
  expect(() => {
    stop = keepClearing(dataDir, SILENT);
  }).not.toThrow();
});

test('a folder that cannot be read is a warning, now and every hour, and the next one is cleared', async () => {
  rmSync(path.join(dataDir, 'tmp'), { recursive: true });
  writeFileSync(path.join(dataDir, 'tmp'), 'a file in its place');
  const said: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => said.push(JSON.parse(line).msg) });
  stop = keepClearing(dataDir, log, 10);
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(1));
  expect(new Set(said)).toEqual(new Set(['old uploads could not be deleted']));
  rmSync(path.join(dataDir, 'tmp'));
  mkdirSync(path.join(dataDir, 'tmp'));
  uploadOf('left', 25);
  await vi.waitFor(() => expect(left()).toEqual([]));
});
