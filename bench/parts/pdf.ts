import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDocumentReader } from '@candor/documents';
import { randomFrom } from '@candor/domain/rules/random-from';
import { resumePdf } from '../corpus/pdf';
import { writeResumes } from '../corpus/resume';
import { driftNote, inTurns, median } from '../measure';
import { pdfToText } from '../pdf-to-text';
import { table } from '../print/table';
import { atMost, type Verdict } from '../print/verdict';
import { programExists } from '../program';
import type { Part } from './part';

const FILES = 40;
/** The most of the time of `pdftotext` that a file may take. */
const OF_PDFTOTEXT = 0.7;

/** PDF text, sandbox included, beside a `pdftotext` spawned for each file. */
export const pdfPart: Part = {
  name: 'pdf',
  title: 'PDF: file to text, one after the other, sandbox included',
  async run({ scratch }) {
    if (!(await programExists('pdftotext', '-v'))) {
      console.log('  skipped: pdftotext is not installed (package poppler-utils)');
      return [];
    }
    const paths = await writePdfs(scratch);
    const reader = openDocumentReader({ processes: 1 });
    const ours = async (): Promise<void> => {
      for (const path of paths) {
        const read = await reader.read(await readFile(path), path);
        if (!read.ok) throw new Error(`${path}: ${read.problem.message}`);
      }
    };
    const theirs = async (): Promise<void> => {
      for (const path of paths) await pdfToText(path);
    };
    try {
      const times = await inTurns(ours, theirs);
      return [report(times.ours, times.baseline)];
    } finally {
      await reader.close();
    }
  },
};

async function writePdfs(scratch: string): Promise<string[]> {
  const resumes = writeResumes(randomFrom(2), FILES);
  const paths: string[] = [];
  for (const [index, resume] of resumes.entries()) {
    const path = join(scratch, `resume-${index}.pdf`);
    await writeFile(path, await resumePdf(resume));
    paths.push(path);
  }
  return paths;
}

function report(ours: readonly number[], baseline: readonly number[]): Verdict {
  const each = (seconds: readonly number[]): string => ((median(seconds) / FILES) * 1e3).toFixed(2);
  console.log(
    table(
      [`${FILES} files`, 'ms a file'],
      [
        ['Candor, warm child process', each(ours)],
        ['pdftotext, spawned', each(baseline)],
      ],
    ),
  );
  const note = driftNote(baseline);
  if (note) console.log(`\n${note}`);
  return atMost('time of pdftotext', median(ours) / median(baseline), OF_PDFTOTEXT, { unit: 'x' });
}
