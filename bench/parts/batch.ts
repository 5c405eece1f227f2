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
import { randomFrom } from '@candor/domain/rules/random-from';
import { compileJob, match } from '@candor/engine';
import { resumeArchive } from '../corpus/archive';
import { candidatesCsv } from '../corpus/csv';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import { driftNote, inTurnsOf, median } from '../measure';
import { table } from '../print/table';
import { atMost, type Verdict } from '../print/verdict';
import { openBatchParts, type ReadCandidate } from '../server/batch-parts';
import { openAccount } from '../server/open-account';
import { type FileSource, type FinishedBatch, runBatch } from '../server/run-batch';
import { type BenchServer, startBenchServer } from '../server/start-server';
import type { Part } from './part';

const ROWS = 1_000;
const FILES = 200;
const ROUNDS = 3;
/** The most that a batch may take of the time of its parts. */
const OF_PARTS = 1.25;
const AS_OF = { year: 2026, month: 1 };

/** A whole batch through a real server beside its parts, and beside nothing but reading and scoring, in one process. */
export const batchPart: Part = {
  name: 'batch',
  title: 'Batch: upload to completed, beside its parts alone',
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
      const upload = (file: FileSource, candidates: number) =>
        runBatch(server, token, { job, ...file }, candidates);
      const rows = { inputType: 'csv_file', filename: 'rows.csv', file: csv } as const;
      const ofRows = await compare(`${ROWS} CSV rows`, server, job, {
        batch: () => upload(rows, ROWS),
        read: () => readRows(csv),
      });
      const files = { inputType: 'zip_file', filename: 'resumes.zip', file: zip } as const;
      const ofFiles = await compare(`${FILES} PDF files`, server, job, {
        batch: () => upload(files, FILES),
        read: () => readFiles(zipPath, reader),
      });
      return [ofRows, ofFiles];
    } finally {
      await reader.close();
      await server.stop();
    }
  },
};

type Compared = {
  batch: () => Promise<FinishedBatch>;
  read: () => Promise<ReadCandidate[]>;
};

async function compare(
  label: string,
  server: BenchServer,
  posting: string,
  { batch, read }: Compared,
): Promise<Verdict> {
  const parts = await openBatchParts(server, (await batch()).id);
  try {
    const times = await inTurnsOf(
      {
        batch,
        parts: async () => parts.scoreAndStore(await read()),
        bare: async () => scoreAll(await read(), posting),
      },
      ROUNDS,
    );
    return report(label, (await read()).length, times);
  } finally {
    await parts.close();
  }
}

type Times = Record<'batch' | 'parts' | 'bare', number[]>;

function report(label: string, candidates: number, { batch, parts, bare }: Times): Verdict {
  const row = (name: string, seconds: readonly number[]) => {
    const middle = median(seconds);
    const ratio = (median(batch) / middle).toFixed(2);
    return [name, middle.toFixed(2), (candidates / middle).toFixed(0), ratio];
  };
  console.log(
    table(
      [label, 'seconds', 'candidates/s', 'batch takes'],
      [
        row('server, upload to completed', batch),
        row('its parts: read, scored as kept, stored', parts),
        row('read and scored alone', bare),
      ],
    ),
  );
  console.log(`\n${driftNote(parts)}\n`);
  const ratio = median(batch) / median(parts);
  return atMost(`${label}, of the time of their parts`, ratio, OF_PARTS, { unit: 'x' });
}

async function readRows(csv: Buffer): Promise<ReadCandidate[]> {
  const found: ReadCandidate[] = [];
  for await (const row of readCsv(csv)) {
    if ('problem' in row) throw new Error(row.problem.message);
    found.push({ text: row.candidate_text, filename: null });
  }
  return found;
}

async function readFiles(path: string, reader: DocumentReader): Promise<ReadCandidate[]> {
  const archive = await openZip(path);
  const items = zipItems(archive);
  const found: ReadCandidate[] = [];
  const lane = async (): Promise<void> => {
    for (let next = await items.next(); !next.done; next = await items.next()) {
      found.push(await readItem(next.value, reader));
    }
  };
  try {
    await Promise.all(Array.from({ length: DEFAULT_LIMITS.processes }, lane));
  } finally {
    archive.close();
  }
  return found;
}

async function readItem(item: SourceItem, reader: DocumentReader): Promise<ReadCandidate> {
  if (item.kind !== 'document') throw new Error(`${item.name} is no document.`);
  const read = await reader.read(await item.open(), item.name);
  if (!read.ok) throw new Error(read.problem.message);
  return { text: read.text, filename: item.name };
}

function scoreAll(candidates: readonly ReadCandidate[], posting: string): void {
  const job = compileJob(posting);
  for (const { text } of candidates) {
    if (match(job, { text }, AS_OF).overall_score === null) throw new Error('A text has no score.');
  }
}
