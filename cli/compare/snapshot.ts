import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { CommandError } from '../command-error';
import { causeOf } from '../extract/cause';
import { type InputLine, readLines } from '../json-lines/read-lines';
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

/** The first line of the file. Each of the others is one file of the folder: all texts in one string may be too many for it. */
const HEAD = { candor: 'snapshot', version: 2 };

/**
 * Writes a snapshot as JSON Lines. It holds the texts of the documents.
 *
 * @throws CommandError where the file cannot be written.
 */
export async function saveSnapshot(path: string, snapshot: Snapshot): Promise<void> {
  try {
    // The texts are as personal as the documents: for nobody but the user.
    await pipeline(linesOf(snapshot), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    throw new CommandError(`${path}: ${causeOf(error)}`);
  }
}

function* linesOf(snapshot: Snapshot): Generator<string> {
  yield `${JSON.stringify(HEAD)}\n`;
  for (const [file, reading] of snapshot) yield `${JSON.stringify({ file, ...reading })}\n`;
}

/**
 * Reads what `saveSnapshot` wrote.
 *
 * @throws CommandError if the file is missing or something else.
 */
export async function loadSnapshot(path: string): Promise<Snapshot> {
  let snapshot: Snapshot | null;
  try {
    snapshot = await snapshotIn(readLines(createReadStream(path)));
  } catch (error) {
    throw new CommandError(`${path}: ${causeOf(error)}`);
  }
  if (!snapshot) throw new CommandError(`${path}: This is not a snapshot of this version.`);
  return snapshot;
}

async function snapshotIn(lines: AsyncIterable<InputLine>): Promise<Snapshot | null> {
  const files = new Map<string, Reading>();
  for await (const { number, text } of lines) {
    const value = parsed(text);
    if (number === 1 && !isDeepStrictEqual(value, HEAD)) return null;
    if (number === 1) continue;
    const reading = readingOf(value);
    if (!reading || !isJsonObject(value) || typeof value.file !== 'string') return null;
    files.set(value.file, reading);
  }
  return files.size > 0 ? files : null;
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
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
