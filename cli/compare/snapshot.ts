import { readFile, writeFile } from 'node:fs/promises';
import { CommandError } from '../command-error';
import { causeOf } from '../extract/cause';
import { isJsonObject } from '../json-lines/request';

/** How one file was read. `text` is null where it could not be, and then `problem` is the code of the cause. */
export type Reading = {
  text: string | null;
  problem: string | null;
  grade: string | null;
  /** Characters of the text that a reader of the document cannot see. */
  hidden: number;
  /** Milliseconds. */
  time: number;
};

/** How every file of a folder was read, by its path in the folder. */
export type Snapshot = ReadonlyMap<string, Reading>;

const VERSION = 1;

/**
 * Writes a snapshot as JSON. It holds the texts of the documents.
 *
 * @throws CommandError where the file cannot be written.
 */
export async function saveSnapshot(path: string, snapshot: Snapshot): Promise<void> {
  const content = { version: VERSION, files: Object.fromEntries(snapshot) };
  try {
    // The texts are as personal as the documents: for nobody but the user.
    await writeFile(path, `${JSON.stringify(content, null, 1)}\n`, { mode: 0o600 });
  } catch (error) {
    throw new CommandError(`${path}: ${causeOf(error)}`);
  }
}

/**
 * Reads what `saveSnapshot` wrote.
 *
 * @throws CommandError if the file is missing or something else.
 */
export async function loadSnapshot(path: string): Promise<Snapshot> {
  let source: string;
  try {
    source = await readFile(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path}: ${causeOf(error)}`);
  }
  const snapshot = snapshotOf(source);
  if (!snapshot) throw new CommandError(`${path}: This is not a snapshot of this version.`);
  return snapshot;
}

function snapshotOf(source: string): Snapshot | null {
  const content = parsed(source);
  if (!isJsonObject(content) || content.version !== VERSION) return null;
  if (!isJsonObject(content.files)) return null;
  const files = new Map<string, Reading>();
  for (const [name, value] of Object.entries(content.files)) {
    const reading = readingOf(value);
    if (!reading) return null;
    files.set(name, reading);
  }
  return files;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function readingOf(value: unknown): Reading | null {
  if (!isJsonObject(value)) return null;
  const { text, problem, grade, hidden, time } = value;
  if (!isTextOrNull(text) || !isTextOrNull(problem) || !isTextOrNull(grade)) return null;
  if (typeof hidden !== 'number' || typeof time !== 'number') return null;
  return { text, problem, grade, hidden, time };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
