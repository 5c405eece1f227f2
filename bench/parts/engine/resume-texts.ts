import { join } from 'node:path';
import { randomFrom } from '@candor/domain/rules/random-from';
import { writeResumes } from '../../corpus/resume';
import { readRows } from '../../data/read-rows';
import { rootOf } from '../../data/root-of';
import { ResumeRow } from '../../data/rows';
import type { RunSettings } from '../part';

const WRITTEN = 2_000;

/** Real resumes from the folder of the command line, or 2,000 written ones. */
export async function resumeTexts({ data }: RunSettings): Promise<string[]> {
  if (data === null) return writeResumes(randomFrom(1), WRITTEN).map((resume) => resume.text);
  const rows = await readRows(join(rootOf(data), 'resumes.jsonl.gz'), ResumeRow);
  return rows.map((row) => row.text);
}
