import { type DocumentReader, openDocumentReader } from '@candor/documents';
import { DEFAULT_LIMITS } from '@candor/documents/pool/limits';
import { DOCUMENT_TYPES_IN_WORDS } from '@candor/domain/model/document-types';
import type { YearMonth } from '@candor/engine';
import { type Command, InvalidArgumentError } from 'commander';
import { currentMonth } from '../as-of';
import { CommandError } from '../command-error';
import { compareSnapshots } from '../compare/compare';
import { comparisonLines } from '../compare/print-comparison';
import { loadSnapshot, saveSnapshot } from '../compare/snapshot';
import { takeSnapshot } from '../compare/take-snapshot';
import type { Extracted } from '../extract/extract-document';
import { recognisesScans } from '../extract/recognises-scans';
import { answerLines } from '../json-lines/answer-lines';
import { mapInOrder } from '../json-lines/map-in-order';
import { textField } from '../json-lines/request';
import { writeText } from '../output/write-text';
import type { Terminal } from '../terminal';

const HELP = `
Output, one JSON object for each file, in order:
  {"file","text","name","email","phone","quality":{"grade","concerns"},"problems":[{"code","message"}]}
Without files, JSON Lines {"id","path"} are read and answered with id in place of file.
Exit code 1 when files were named and none of them could be read.

Two versions of the reader are compared over a folder of documents:
  candor extract resumes/ --save before.jsonl      with the one (the file holds the texts)
  candor extract resumes/ --against before.jsonl   with the other
prints what is read in another way. Exit code 1 when a file is not read any more, its grade fell, hidden
text is seen, or more of its words than --limit are lost or moved.`;

/** Percentage of a file's words that may change; below it are line ends and single characters. */
const USUAL_LIMIT = 1;

type Options = { save?: string; against?: string; limit: number; slower?: number };

/** Adds `candor extract`: documents to text and contact details, as JSON Lines. */
export function addExtract(program: Command, terminal: Terminal): void {
  program
    .command('extract')
    .description('read text and contact details out of documents')
    .argument('[files...]', DOCUMENT_TYPES_IN_WORDS)
    .option('--save <file>', 'keep how the documents of a folder are read, to compare with later')
    .option('--against <file>', 'compare with what was kept')
    .option('--limit <percent>', 'with --against: words that may change', positive, USUAL_LIMIT)
    .option(
      '--slower <times>',
      'with --against: also fail when it takes so many times as long',
      positive,
    )
    .addHelpText('after', HELP)
    .action(async (files: string[], options: Options) => {
      if (options.save !== undefined || options.against !== undefined) {
        await compareFolder(terminal, files, options);
        return;
      }
      const reader = openDocumentReader({ recognise: recognisesScans(terminal.env) });
      const asOf = currentMonth(new Date());
      try {
        if (files.length > 0) await extractFiles(terminal, reader, files, asOf);
        else await extractLines(terminal, reader, asOf);
      } finally {
        await reader.close();
      }
    });
}

async function extractFiles(
  terminal: Terminal,
  reader: DocumentReader,
  files: string[],
  asOf: YearMonth,
): Promise<void> {
  const { extractDocument } = await import('../extract/extract-document');
  const work = async (file: string): Promise<{ file: string } & Extracted> => ({
    file,
    ...(await extractDocument(reader, file, asOf)),
  });
  let read = 0;
  for await (const answer of mapInOrder(inTurn(files), DEFAULT_LIMITS.processes, work)) {
    if (answer.text !== null) read += 1;
    await writeText(terminal.output, `${JSON.stringify(answer)}\n`);
  }
  if (read === 0) terminal.fail();
}

async function extractLines(
  terminal: Terminal,
  reader: DocumentReader,
  asOf: YearMonth,
): Promise<void> {
  const { extractDocument } = await import('../extract/extract-document');
  await answerLines(
    terminal.input,
    terminal.output,
    (request) => extractDocument(reader, textField(request, 'path'), asOf),
    DEFAULT_LIMITS.processes,
  );
}

async function compareFolder(
  terminal: Terminal,
  folders: string[],
  options: Options,
): Promise<void> {
  const [folder] = folders;
  if (folder === undefined || folders.length > 1) {
    throw new CommandError('--save and --against need one folder of documents.');
  }
  const before = options.against === undefined ? null : await loadSnapshot(options.against);
  const recognise = recognisesScans(terminal.env);
  const reader = openDocumentReader({ processes: 1, recognise });
  try {
    const now = await takeSnapshot(reader, folder);
    if (options.save !== undefined) await saveSnapshot(options.save, now);
    if (!before) return;
    const comparison = compareSnapshots(before, now, options.limit / 100);
    for (const piece of comparisonLines(comparison)) await writeText(terminal.output, piece);
    const isSlower = options.slower !== undefined && comparison.slower > options.slower;
    if (isSlower || comparison.differences.some(({ worse }) => worse)) terminal.fail();
  } finally {
    await reader.close();
  }
}

function positive(value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && number >= 0) return number;
  throw new InvalidArgumentError('A number that is not negative is needed.');
}

async function* inTurn(files: string[]): AsyncGenerator<string> {
  yield* files;
}
