import type { JobRequirement } from '@candor/domain/model/match';
import { ENGINE_VERSION, readJob } from '@candor/engine';
import { storable } from '../../db/storable';

/** What the engine reads out of a job description, with a title in any case. */
export type NamedJob = { title: string; requirements: JobRequirement[]; engineVersion: string };

const LONGEST_TITLE = 80;
const NO_TITLE = 'Unknown Job';

/** Reads a job description. Without a title of its own its first line is taken, shortened. */
export function nameJob(text: string): NamedJob {
  const { title, requirements } = readJob(text);
  return {
    title: shortened(title ?? firstLine(text)) || NO_TITLE,
    requirements: [...requirements],
    engineVersion: ENGINE_VERSION,
  };
}

function firstLine(text: string): string {
  return text.split(/\r?\n/).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
}

/** Cuts at a word where there is one. */
function shortened(line: string): string {
  const clean = line.replace(/\s+/gu, ' ').trim();
  if (clean.length <= LONGEST_TITLE) return clean;
  const cut = clean.slice(0, LONGEST_TITLE - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${storable(lastSpace > LONGEST_TITLE / 2 ? cut.slice(0, lastSpace) : cut)}…`;
}
