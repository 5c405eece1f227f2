import { basename } from 'node:path';
import { type DocumentReader, openDocumentReader } from '@candor/documents';
import { DEFAULT_LIMITS } from '@candor/documents/pool/limits';
import { compileJob, type YearMonth } from '@candor/engine';
import { CommandError } from '../command-error';
import { causeOf } from '../extract/cause';
import { readFileWithinLimit } from '../extract/read-file';
import { recognisesScans } from '../extract/recognises-scans';
import { mapInOrder } from '../json-lines/map-in-order';
import type { Terminal } from '../terminal';
import { findCandidates } from './find-candidates';
import { type JudgedCandidate, judgeCandidate } from './judge-candidate';
import { csvReport } from './print-csv';
import { jsonReport } from './print-json';
import { tableReport } from './print-table';
import { type MatchReport, rank } from './rank';

/** Columns of a table that goes into a file or a pipe. */
const WIDTH_WITHOUT_TERMINAL = 120;

export type Format = 'table' | 'json' | 'csv';

/** The files of a job and its candidates, what 'present' in a resume means, and what surrounds the command. */
export type Matching = {
  job: string;
  candidates: string;
  asOf: YearMonth;
  env: Terminal['env'];
};

/**
 * Scores and ranks the candidates of a file or folder.
 *
 * @throws CommandError where the job or the candidates cannot be read at all.
 */
export async function matchAll(options: Matching): Promise<MatchReport> {
  const reader = openDocumentReader({ recognise: recognisesScans(options.env) });
  try {
    const job = compileJob(await readJobText(options.job, reader));
    const judging = { job, reader, asOf: options.asOf };
    const found = findCandidates(options.candidates, options.job);
    const judged: JudgedCandidate[] = [];
    const work = mapInOrder(found, DEFAULT_LIMITS.processes, (item) =>
      judgeCandidate(item, judging),
    );
    for await (const candidate of work) judged.push(candidate);
    return rank(job.reading, judged);
  } finally {
    await reader.close();
  }
}

async function readJobText(path: string, reader: DocumentReader): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = await readFileWithinLimit(path);
  } catch (error) {
    throw new CommandError(`${path}: ${causeOf(error)}`);
  }
  const read = await reader.read(bytes, basename(path));
  if (!read.ok) throw new CommandError(`${path}: ${read.problem.message}`);
  return read.text;
}

/** The report as it is printed, piece by piece. */
export function printed(
  report: MatchReport,
  format: Format,
  { output, env }: Pick<Terminal, 'output' | 'env'>,
): Generator<string> {
  if (format === 'json') return jsonReport(report);
  if (format === 'csv') return csvReport(report);
  const { isTTY, columns } = output;
  return tableReport(report, {
    width: (isTTY && columns) || WIDTH_WITHOUT_TERMINAL,
    colours: isTTY === true && !env.NO_COLOR,
  });
}
