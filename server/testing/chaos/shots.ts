import { setTimeout as sleep } from 'node:timers/promises';
import { type BatchJob, BatchList } from '@candor/domain/model/batch';
import type { Random } from '@candor/domain/rules/random-from';
import { z } from 'zod';
import { JOB_DESCRIPTION, makeCsv, resume, resumes } from '../documents/make-csv';
import { between } from './between';

export const BATCHES = '/api/v1/batch-jobs';
const ENDED = ['completed', 'failed', 'cancelled'];
const ASK_EVERY_MS = 25;

/** One call of an account on what it may spend. */
export type Shot = () => Promise<Response>;

/** Calls a running server with one token. */
export type Send = (method: string, path: string, body?: Fields | object) => Promise<Response>;
type Fields = { form: Record<string, string | Blob> };

/** Calls with a session or an API key; `form` is sent as a form, anything else as JSON. */
export function caller(address: string, token: string): Send {
  return (method, path, sent) => {
    const headers = { authorization: `Bearer ${token}` };
    if (sent === undefined) return fetch(`${address}${path}`, { method, headers });
    if ('form' in sent) {
      return fetch(`${address}${path}`, { method, headers, body: formOf(sent.form) });
    }
    const json = { ...headers, 'content-type': 'application/json' };
    return fetch(`${address}${path}`, { method, headers: json, body: JSON.stringify(sent) });
  };
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, value instanceof File ? value.name : 'people.csv');
  }
  return body;
}

/** Makes an API key for an account, and calls with it. */
export async function keyOf(address: string, call: Send): Promise<Send> {
  const reply = await call('POST', '/api/keys', { name: 'chaos' });
  if (!reply.ok) throw new Error(`No key: ${reply.status} ${await reply.text()}`);
  const { key } = z.object({ key: z.string() }).parse(await reply.json());
  return caller(address, key);
}

/** What an account may do to its quota, by chance; batches and matches take up to `most` candidates. */
export function shotOf(random: Random, call: Send, known: readonly BatchJob[], most: number): Shot {
  const die = between(random, 1, 10);
  const one = known[between(random, 0, known.length - 1)]?.batch_job_id ?? 'none-yet-at-all';
  const size = between(random, 1, most);
  const from = between(random, 1, 1_000);
  if (die <= 4) return () => submit(call, size, from);
  if (die === 5) return () => submitCsv(call, unreadable(size));
  if (die <= 7) return () => match(call, from);
  if (die === 8) return () => cancelNewest(call);
  if (die === 9) return () => call('DELETE', `${BATCHES}/${one}`);
  const failed = known.find(({ status }) => status === 'failed')?.batch_job_id ?? one;
  return () => call('POST', `${BATCHES}/${failed}/rerun`);
}

/** Submits so many people. */
export function submit(call: Send, size: number, from: number): Promise<Response> {
  return submitCsv(call, makeCsv(resumes(size, from)));
}

function submitCsv(call: Send, csv: string): Promise<Response> {
  const form = {
    job_description_text: JOB_DESCRIPTION,
    input_type: 'csv_file',
    candidate_source_file: new Blob([csv], { type: 'text/csv' }),
  };
  return call('POST', BATCHES, { form });
}

/** Rows that count as candidates until somebody looks for words in them. */
function unreadable(size: number): string {
  return makeCsv(Array.from({ length: size }, (_, at) => ({ text: '. '.repeat(at + 1) })));
}

/** Matches one person. */
export function match(call: Send, n: number): Promise<Response> {
  const form = { candidate_text: resume(n), job_text: JOB_DESCRIPTION };
  return call('POST', '/api/analytics/match', { form });
}

async function cancelNewest(call: Send): Promise<Response> {
  const [newest] = await batchesOf(call);
  return call('POST', `${BATCHES}/${newest?.batch_job_id ?? 'none-yet-at-all'}/cancel`);
}

/** The batches of an account; none for one whose plan has ended, which may not look. */
export async function batchesOf(call: Send): Promise<BatchJob[]> {
  const reply = await call('GET', `${BATCHES}?limit=100`);
  if (reply.status === 402) return [];
  if (!reply.ok) throw new Error(`The list answered ${reply.status}: ${await reply.text()}`);
  return BatchList.parse(await reply.json()).jobs;
}

/** Waits until no batch of an account runs. */
export async function allEnded(call: Send): Promise<void> {
  while ((await batchesOf(call)).some(({ status }) => !ENDED.includes(status))) {
    await sleep(ASK_EVERY_MS);
  }
}
