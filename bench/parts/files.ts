import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomFrom } from '@candor/domain/rules/random-from';
import { resumePdf } from '../corpus/pdf';
import { writePosting } from '../corpus/posting';
import { writeResumes } from '../corpus/resume';
import { zipOf } from '../corpus/zip';
import { driftNote, inTurnsOf, median } from '../measure';
import { pdfToText } from '../pdf-to-text';
import { figure, table } from '../print/table';
import { atMost, type Verdict } from '../print/verdict';
import { programExists } from '../program';
import { openAccount } from '../server/open-account';
import { runBatch } from '../server/run-batch';
import { startBenchServer } from '../server/start-server';
import type { Part } from './part';

const FILES = 500;
const ROUNDS = 3;
/** Seconds from the upload to the last score. */
const MOST_SECONDS = 10;

/** An archive of resumes from upload to the last score, beside their bare text by `pdftotext`, a process for each file. */
export const filesPart: Part = {
  name: 'files',
  title: `Files: ${FILES} PDF resumes from upload to the last score`,
  async run({ scratch }) {
    const { paths, archive } = await writeFiles(scratch);
    const server = await startBenchServer(scratch);
    try {
      const token = await openAccount(server);
      const job = writePosting(randomFrom(7));
      const upload = { job, inputType: 'zip_file', filename: 'r.zip', file: archive } as const;
      const ours = () => runBatch(server, token, upload, FILES);
      const theirs = async () => {
        for (const path of paths) await pdfToText(path);
      };
      if (await programExists('pdftotext', '-v')) {
        const times = await inTurnsOf({ ours, theirs }, ROUNDS);
        return [report(times.ours, times.theirs)];
      }
      console.log('  without a baseline: pdftotext is not installed (package poppler-utils)\n');
      return [report((await inTurnsOf({ ours }, ROUNDS)).ours, [])];
    } finally {
      await server.stop();
    }
  },
};

async function writeFiles(scratch: string): Promise<{ paths: string[]; archive: Buffer }> {
  const files: { name: string; bytes: Buffer }[] = [];
  const paths: string[] = [];
  for (const [index, resume] of writeResumes(randomFrom(4), FILES).entries()) {
    const name = `resume-${index + 1}.pdf`;
    const bytes = await resumePdf(resume);
    files.push({ name, bytes });
    paths.push(join(scratch, name));
    await writeFile(join(scratch, name), bytes);
  }
  return { paths, archive: await zipOf(files) };
}

function report(ours: readonly number[], baseline: readonly number[]): Verdict {
  const row = (name: string, seconds: readonly number[]) => [
    name,
    median(seconds).toFixed(2),
    figure(median(seconds) / median(baseline)),
  ];
  const rows = [
    row('upload to the last score', ours),
    ...(baseline.length > 0 ? [row('pdftotext, spawned for each', baseline)] : []),
  ];
  console.log(table(['', 'seconds', 'of pdftotext'], rows));
  const note = baseline.length > 0 ? driftNote(baseline) : null;
  if (note) console.log(`\n${note}`);
  return atMost(`${FILES} files to the last score`, median(ours), MOST_SECONDS, { unit: 's' });
}
