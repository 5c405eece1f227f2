import { type DocumentReader, openDocumentReader } from '@candor/documents';
import { DEFAULT_LIMITS } from '@candor/documents/pool/limits';
import type { YearMonth } from '@candor/engine';
import type { Command } from 'commander';
import { currentMonth } from '../as-of';
import { type Extracted, extractDocument } from '../extract/extract-document';
import { answerLines } from '../json-lines/answer-lines';
import { mapInOrder } from '../json-lines/map-in-order';
import { textField } from '../json-lines/request';
import { writeText } from '../output/write-text';

const HELP = `
Output, one JSON object for each file, in order:
  {"file","text","name","email","phone","problems":[{"code","message"}]}
Without files, JSON Lines {"id","path"} are read and answered with id in place of file.
Exit code 1 when files were named and none of them could be read.`;

/** Adds `candor extract`: documents to text and contact details, as JSON Lines. */
export function addExtract(program: Command): void {
  program
    .command('extract')
    .description('read text and contact details out of documents')
    .argument('[files...]', 'PDF, DOCX, DOC, ODT, RTF, HTML, MD or TXT')
    .addHelpText('after', HELP)
    .action(async (files: string[]) => {
      const reader = openDocumentReader();
      const asOf = currentMonth(new Date());
      try {
        if (files.length > 0) await extractFiles(reader, files, asOf);
        else await extractLines(reader, asOf);
      } finally {
        await reader.close();
      }
    });
}

async function extractFiles(
  reader: DocumentReader,
  files: string[],
  asOf: YearMonth,
): Promise<void> {
  const work = async (file: string): Promise<{ file: string } & Extracted> => ({
    file,
    ...(await extractDocument(reader, file, asOf)),
  });
  let read = 0;
  for await (const answer of mapInOrder(inTurn(files), DEFAULT_LIMITS.processes, work)) {
    if (answer.text !== null) read += 1;
    await writeText(process.stdout, `${JSON.stringify(answer)}\n`);
  }
  if (read === 0) process.exitCode = 1;
}

async function extractLines(reader: DocumentReader, asOf: YearMonth): Promise<void> {
  await answerLines(
    process.stdin,
    process.stdout,
    (request) => extractDocument(reader, textField(request, 'path'), asOf),
    DEFAULT_LIMITS.processes,
  );
}

async function* inTurn(files: string[]): AsyncGenerator<string> {
  yield* files;
}
