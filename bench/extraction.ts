import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDocumentReader } from '@candor/documents';
import { type CleanFile, cleanFiles } from './extraction/clean-files';
import { changedNames, digestsOf, parseDigests, printDigests } from './extraction/digest';
import { recallOf } from './extraction/recall';
import { programExists } from './program';

/**
 * How clean documents are read, beside how they were read before and beside `pdftotext`:
 *
 *   npm run bench:extraction                          names what is read in another way; exit code 1 when anything is
 *   npm run bench:extraction -- --write <folder>      also writes the documents, for `candor extract <folder> --save` and `--against`,
 *                                                     which tell the words that differ between two versions
 *   npm run bench:extraction -- --renew "<reason>"    keeps how they are read now
 */
const { values } = parseArgs({
  options: { write: { type: 'string' }, renew: { type: 'string' } },
});
/** Of the words that `pdftotext` finds, so many must be found in all PDFs together. */
const LEAST_RECALL = 0.99;
const KEPT = join(import.meta.dirname, 'extraction/digests.txt');

const files = await cleanFiles();
const reader = openDocumentReader();
try {
  const isSame = await compareDigests();
  const isRecalled = await compareRecall(files);
  process.exitCode = isSame && isRecalled ? 0 : 1;
} finally {
  await reader.close();
}

async function compareDigests(): Promise<boolean> {
  const now = await digestsOf(files, reader);
  if (values.write !== undefined) await writeFiles(values.write);
  if (values.renew !== undefined) await writeFile(KEPT, printDigests(now, values.renew));
  const changed = changedNames(parseDigests(await readFile(KEPT, 'utf8')), now);
  console.log(`${files.length} clean files, ${changed.length} read in another way than before`);
  for (const name of changed) console.log(`  ${name}`);
  return changed.length === 0;
}

async function writeFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of files) await writeFile(join(folder, name), bytes);
}

async function compareRecall(of: readonly CleanFile[]): Promise<boolean> {
  if (!(await programExists('pdftotext', '-v'))) {
    console.log('Recall was not measured: pdftotext is not installed (package poppler-utils)');
    return true;
  }
  const folder = await mkdtemp(join(tmpdir(), 'candor-recall-'));
  try {
    const recalls = [...(await recallOf(of, reader, folder))].sort(([, a], [, b]) => a - b);
    const mean = recalls.reduce((sum, [, recall]) => sum + recall, 0) / recalls.length;
    const percent = (share: number) => `${(100 * share).toFixed(2)} %`;
    const [name, least] = recalls[0] ?? ['none', 1];
    console.log(
      `Words of pdftotext found in ${recalls.length} PDFs: ${percent(mean)}; the least in ${name}: ${percent(least)}`,
    );
    return mean >= LEAST_RECALL;
  } finally {
    await rm(folder, { recursive: true });
  }
}
