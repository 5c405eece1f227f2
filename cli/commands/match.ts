import { basename } from 'node:path';
import { type DocumentReader, openDocumentReader } from '@candor/documents';
import { DEFAULT_LIMITS } from '@candor/documents/pool/limits';
import { DOCUMENT_TYPES_IN_WORDS } from '@candor/domain/model/document-types';
import { compileJob, type YearMonth } from '@candor/engine';
import { type Command, Option } from 'commander';
import { currentMonth, parseAsOf } from '../as-of';
import { CommandError } from '../command-error';
import { causeOf } from '../extract/cause';
import { readFileWithinLimit } from '../extract/read-file';
import { recognisesScans } from '../extract/recognises-scans';
import { mapInOrder } from '../json-lines/map-in-order';
import { findCandidates } from '../match/find-candidates';
import { type JudgedCandidate, judgeCandidate } from '../match/judge-candidate';
import { csvReport } from '../match/print-csv';
import { jsonReport } from '../match/print-json';
import { tableReport } from '../match/print-table';
import { type MatchReport, rank } from '../match/rank';
import { writeText } from '../output/write-text';

const HELP = `
Candidates are a CSV with a candidate_text column, a ZIP, a folder (with the folders in it) or one
document: ${DOCUMENT_TYPES_IN_WORDS}. No server and no database is needed.
Exit code 0 when at least one candidate was scored, otherwise 1.`;

/** Columns of a table that goes into a file or a pipe. */
const WIDTH_WITHOUT_TERMINAL = 120;

type Format = 'table' | 'json' | 'csv';
type Options = { job: string; candidates: string; format: Format; asOf?: YearMonth };

/** Adds `candor match`: scores and ranks candidates against a job without any server. */
export function addMatch(program: Command): void {
  program
    .command('match')
    .description('score and rank candidates against a job, without a server')
    .requiredOption('--job <file>', 'the job description, in any document format')
    .requiredOption('--candidates <file-or-folder>', 'CSV, ZIP, folder or one document')
    .addOption(
      new Option('--format <format>', 'how to print')
        .choices(['table', 'json', 'csv'])
        .default('table'),
    )
    .option(
      '--as-of <YYYY-MM>',
      "what 'present' in a resume means (default: this month)",
      parseAsOf,
    )
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const report = await matchAll(options);
      for (const piece of printed(report, options.format)) await writeText(process.stdout, piece);
      const { candidates, unreadable } = report;
      console.error(`${candidates.length} scored, ${unreadable.length} could not be scored`);
      if (candidates.length === 0) process.exitCode = 1;
    });
}

async function matchAll(options: Options): Promise<MatchReport> {
  const reader = openDocumentReader({ recognise: recognisesScans(process.env) });
  try {
    const job = compileJob(await readJobText(options.job, reader));
    const judging = { job, reader, asOf: options.asOf ?? currentMonth(new Date()) };
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

function printed(report: MatchReport, format: Format): Generator<string> {
  if (format === 'json') return jsonReport(report);
  if (format === 'csv') return csvReport(report);
  const { isTTY, columns } = process.stdout;
  return tableReport(report, {
    width: isTTY ? columns : WIDTH_WITHOUT_TERMINAL,
    colours: isTTY === true && !process.env.NO_COLOR,
  });
}
