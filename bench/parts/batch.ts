import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DocumentReader,
  openDocumentReader,
  openZip,
  readCsv,
  type SourceItem,
  zipItems,
} from '@candor/documents';
import { DEFAULT_LIMITS } from '@candor/documents/pool/limits';
import { type CandidateDocument, type CompiledJob, compileJob, match } from '@candor/engine';
import { resumeArchive } from '../corpus/archive';
import { candidatesCsv } from '../corpus/csv';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import { driftNote, inTurns, median } from '../measure';
import { table } from '../print/table';
import { randomFrom } from '../random';
import { openAccount } from '../server/open-account';
import { runBatch, type Upload } from '../server/run-batch';
import { type BenchServer, startBenchServer } from '../server/start-server';
import type { Part } from './part';

const ROWS = 1_000;
const FILES = 200;
const ROUNDS = 3;
const AS_OF = { year: 2026, month: 1 };

/** A whole batch through a real server beside nothing but reading and scoring in one process. */
export const batchPart: Part = {
  name: 'batch',
  title: 'Batch: upload to completed, beside bare reading and scoring',
  async run({ scratch }) {
    const job = writePosting(randomFrom(7));
    const csv = Buffer.from(candidatesCsv(writeResumes(randomFrom(3), ROWS)));
    const zip = await resumeArchive(FILES);
    const zipPath = join(scratch, 'resumes.zip');
    await writeFile(zipPath, zip);

    const server = await startBenchServer(scratch);
    // Warm over all rounds and as wide as the server's own: the difference is the server, not the reader.
    const reader = openDocumentReader();
    try {
      const token = await openAccount(server);
      const rows = { job, inputType: 'csv_file', filename: 'rows.csv', file: csv } as const;
      await compare(`${ROWS} CSV rows`, server, token, rows, ROWS, () => scoreCsv(csv, job));
      const files = { job, inputType: 'zip_file', filename: 'resumes.zip', file: zip } as const;
      const scoreFiles = (): Promise<void> => scoreZip(zipPath, job, reader);
      await compare(`${FILES} PDF files`, server, token, files, FILES, scoreFiles);
    } finally {
      await reader.close();
      await server.stop();
    }
  },
};

async function compare(
  label: string,
  server: BenchServer,
  token: string,
  upload: Upload,
  candidates: number,
  bare: () => Promise<void>,
): Promise<void> {
  const batch = (): Promise<unknown> => runBatch(server, token, upload, candidates);
  const times = await inTurns(batch, bare, ROUNDS);
  const ours = median(times.ours);
  const baseline = median(times.baseline);
  console.log(
    table(
      [label, 'seconds', 'candidates/s'],
      [
        ['server, upload to completed', ours.toFixed(2), (candidates / ours).toFixed(0)],
        ['reading and scoring alone', baseline.toFixed(2), (candidates / baseline).toFixed(0)],
      ],
    ),
  );
  console.log(`\n  ${(ours / baseline).toFixed(2)}x of bare${driftNote(times.baseline)}\n`);
}

async function scoreCsv(csv: Buffer, posting: string): Promise<void> {
  const job = compileJob(posting);
  for await (const row of readCsv(csv)) {
    if ('problem' in row) throw new Error(row.problem.message);
    score(job, { text: row.candidate_text });
  }
}

async function scoreZip(path: string, posting: string, reader: DocumentReader): Promise<void> {
  const job = compileJob(posting);
  const archive = await openZip(path);
  const items = zipItems(archive);
  const lane = async (): Promise<void> => {
    for (let next = await items.next(); !next.done; next = await items.next()) {
      score(job, await readItem(next.value, reader));
    }
  };
  try {
    await Promise.all(Array.from({ length: DEFAULT_LIMITS.processes }, lane));
  } finally {
    archive.close();
  }
}

async function readItem(item: SourceItem, reader: DocumentReader): Promise<CandidateDocument> {
  if (item.kind !== 'document') throw new Error(`${item.name} is no document.`);
  const read = await reader.read(await item.open(), item.name);
  if (!read.ok) throw new Error(read.problem.message);
  return read;
}

function score(job: CompiledJob, document: CandidateDocument): void {
  if (match(job, document, AS_OF).overall_score === null) throw new Error('A text has no score.');
}
