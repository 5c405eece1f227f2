import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Somebody invented, with the resume they would send. */
export type Candidate = { slug: string; name: string; text: string };

const FOLDER = fileURLToPath(new URL('../samples/data-engineer', import.meta.url));

/** The description of the invented job. */
export const JOB_TEXT = readFileSync(path.join(FOLDER, 'job.txt'), 'utf8').trim();

/** The title that the engine reads out of it. */
export const JOB_TITLE = 'Data Engineer, Ridership Platform';

/** Two dozen invented candidates for it, in the order of their file names. */
export const CANDIDATES: readonly Candidate[] = readdirSync(path.join(FOLDER, 'candidates'))
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(FOLDER, 'candidates', file), 'utf8').trim();
    return { slug: path.basename(file, '.txt'), name: text.split('\n', 1)[0] ?? '', text };
  });

/** The candidate with this file name. */
export function candidate(slug: string): Candidate {
  const found = CANDIDATES.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no sample candidate ${slug}`);
  return found;
}
