import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { z } from 'zod';
import type { Clock } from '../../ports/clock';
import type { DriveSettings } from '../../settings/drive';
import { MOST_FILE_BYTES } from '../../sources/folder-items';
import { ask } from './ask';
import { DriveError, noAnswer } from './drive-error';
import { persist, type Wait } from './persist';
import { openServiceTokens } from './service-token';
import { DRIVE_TIMING, type DriveTiming } from './timing';
import { DriveFile, FilePage, fileQuery } from './wire';

/** A page of a thousand files has less than a megabyte, unless their names are very long. */
const MOST_ANSWER_BYTES = 32 * 1024 * 1024;
/** Google advises no more. */
const DOWNLOADS_AT_ONCE = 5;

export type DriveOptions = {
  clock: Clock;
  timing?: DriveTiming;
  /** Waits as long as Drive asks, in milliseconds. */
  wait?: Wait;
};

type Query = Readonly<Record<string, string>>;
type Call = { path: string; query: Query; mostBytes: number };

/** The calls of Drive that we make. Each is repeated for a while, and throws DriveError or the signal's reason. */
export type DriveApi = {
  file(id: string, signal: AbortSignal): Promise<DriveFile>;
  page(query: Query, signal: AbortSignal): Promise<FilePage>;
  /** The bytes of a file, or null if there are more than are read. */
  download(id: string, signal: AbortSignal): Promise<Uint8Array | null>;
  /** A Google Doc in another format, or null as above. */
  exported(id: string, mimeType: string, signal: AbortSignal): Promise<Uint8Array | null>;
};

/** Opens Drive as our service account. Nothing is requested yet. */
export function openDriveApi(settings: DriveSettings, options: DriveOptions): DriveApi {
  const { clock, timing = DRIVE_TIMING, wait = waitFor } = options;
  const tokens = openServiceTokens(settings, clock);
  const downloads = pLimit(DOWNLOADS_AT_ONCE);

  const askAs = (token: string, call: Call, totalMs: number, signal: AbortSignal) => {
    const url = `${settings.apiBase}/drive/v3/files${call.path}?${new URLSearchParams(call.query)}`;
    const init = { headers: { authorization: `Bearer ${token}` } };
    const { idleMs } = timing;
    return ask({ url, init }, { idleMs, totalMs, mostBytes: call.mostBytes }, signal);
  };

  /** A token may end before its time: then Drive is asked once more with a new one. */
  const askOnce = async (call: Call, totalMs: number, signal: AbortSignal) => {
    const token = await endedBy(signal, tokens.current());
    try {
      return await askAs(token, call, totalMs, signal);
    } catch (error) {
      if (!(error instanceof DriveError) || error.status !== 401) throw error;
      tokens.forget(token);
      return askAs(await endedBy(signal, tokens.current()), call, totalMs, signal);
    }
  };

  const bytes = (call: Call, signal: AbortSignal) =>
    downloads(() => persist((left) => askOnce(call, left, signal), { timing, wait, signal }));

  const json = <Result>(
    call: Omit<Call, 'mostBytes'>,
    read: (body: unknown) => Result,
    signal: AbortSignal,
  ) =>
    persist(
      async (left) => {
        const body = await askOnce({ ...call, mostBytes: MOST_ANSWER_BYTES }, left, signal);
        return read(jsonOf(body));
      },
      { timing, wait, signal },
    );

  return {
    file: (id, signal) =>
      json({ path: `/${id}`, query: fileQuery }, (body) => parse(DriveFile, body), signal),
    page: (query, signal) => json({ path: '', query }, wholePage, signal),
    download: (id, signal) =>
      bytes({ path: `/${id}`, query: MEDIA, mostBytes: MOST_FILE_BYTES }, signal),
    exported: (id, mimeType, signal) =>
      bytes({ path: `/${id}/export`, query: { mimeType }, mostBytes: MOST_FILE_BYTES }, signal),
  };
}

const MEDIA = { alt: 'media', supportsAllDrives: 'true' };

const waitFor: Wait = (ms, signal) => pause(ms, undefined, { signal });

function wholePage(body: unknown): FilePage {
  const page = parse(FilePage, body);
  if (page.incompleteSearch) throw noAnswer('an incomplete list');
  return page;
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new DriveError('unusable', 'an answer of another shape');
}

function jsonOf(body: Uint8Array | null): unknown {
  if (body === null) throw new DriveError('unusable', 'an answer beyond every measure');
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw noAnswer('an answer that is no JSON');
  }
}

/** Several calls wait for one token: cancelling one leaves the others waiting. */
function endedBy<Result>(signal: AbortSignal, coming: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    const done = () => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop, { once: true });
    coming.then(resolve, reject).finally(done);
    if (signal.aborted) stop();
  });
}
