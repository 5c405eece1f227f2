// Scores a CSV of candidates against a job description and prints the ranking with its best evidence.
// Usage: score-batch.ts job.txt candidates.csv, with CANDOR_URL and CANDOR_KEY in the environment.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Job = { batch_job_id: string; status: string; error_message: string | null };
type Requirement = { points: number; evidence: { quote: string }[] };
type Item = {
  ordinal: number;
  candidate_name: string | null;
  match_score: number | null;
  match_results?: { requirements: Requirement[] };
  error: string | null;
};
type Results = { processed_items: Item[]; has_more: boolean };

const { CANDOR_URL: url, CANDOR_KEY: key } = process.env;
const [jobFile, candidatesFile] = process.argv.slice(2);
if (!url || !key || !jobFile || !candidatesFile) {
  throw new Error('Set CANDOR_URL and CANDOR_KEY, and name a job and a CSV of candidates');
}

/** Makes a call and returns its JSON. Throws with the server's message if the call is refused. */
async function call<Answer>(place: string, options: RequestInit = {}): Promise<Answer> {
  const headers = { 'X-API-Key': key ?? '', ...options.headers };
  const response = await fetch(`${url}${place}`, { ...options, headers });
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status}: ${body.detail}`);
  return body;
}

/** Submits a batch. The idempotency key makes a retry charge nothing twice. */
async function submit(job: string, candidates: string): Promise<Job> {
  const form = new FormData();
  form.set('job_description_text', await readFile(job, 'utf8'));
  form.set('input_type', 'csv_file');
  const file = new Blob([await readFile(candidates)], { type: 'text/csv' });
  form.set('candidate_source_file', file, path.basename(candidates));
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return call('/api/v1/batch-jobs', { method: 'POST', body: form, headers });
}

/** Resolves once the batch has ended; throws with its reason if it did not end well. */
async function ended(id: string): Promise<void> {
  for (;;) {
    const { status, error_message } = await call<Job>(`/api/v1/batch-jobs/${id}/status`);
    if (status === 'completed') return;
    if (status === 'failed' || status === 'cancelled') throw new Error(error_message ?? status);
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** The sentence behind the requirement that earned the most points. */
function bestQuote({ match_results }: Item): string {
  const [best] = [...(match_results?.requirements ?? [])].sort((a, b) => b.points - a.points);
  return best?.evidence[0]?.quote ?? 'no evidence found';
}

const { batch_job_id: id } = await submit(jobFile, candidatesFile);
await ended(id);
for (let skip = 0, more = true; more; ) {
  const page = await call<Results>(`/api/v1/batch-jobs/${id}/results-full?skip=${skip}&limit=100`);
  for (const item of page.processed_items) {
    const name = item.candidate_name ?? `row ${item.ordinal}`;
    const score = item.error ? '  -' : String(item.match_score).padStart(3);
    process.stdout.write(`${score} ${name}: ${item.error ?? bestQuote(item)}\n`);
  }
  skip += page.processed_items.length;
  more = page.has_more;
}
