import type { CandidateText } from '../read/candidate-text';
import type { CompiledJob } from '../score/compile-job';
import type { Hit } from '../score/hit';
import type { JobLine } from '../score/job-lines';
import type { TouchedWord } from '../score/touched-words';
import { datedHits, degreeHits, roleHits, tradeHits } from './role-hits';
import { wordHits } from './word-hits';

/**
 * The places that prove lines not about one named thing: titles for the role, dates for years, degrees, and passages
 * for everything measured by words.
 */
export function collectHits(
  job: CompiledJob,
  candidate: CandidateText,
  touched: readonly TouchedWord[],
): Hit[] {
  const words = wordHits(job, touched);
  const domain = job.lines.findIndex((line) => line.task.type === 'domain');
  const hitsOf = ({ task }: JobLine, line: number): readonly Hit[] => {
    switch (task.type) {
      case 'role': {
        const titles = roleHits(job, candidate, touched, line);
        // Without a title the vocabulary of the trade substituted, so that is the evidence.
        return titles.length > 0
          ? titles
          : (words.get(domain) ?? []).map((hit) => onLine(hit, line));
      }
      case 'years':
        return task.ofTrade
          ? tradeHits(candidate, line, job.titleAffinity)
          : datedHits(candidate, line);
      case 'degree':
        return degreeHits(task, candidate, line);
      default:
        return words.get(line) ?? [];
    }
  };
  const hits: Hit[] = [];
  // Most lines have none, and a list for each of them to be joined takes longer than finding them.
  for (const [at, line] of job.lines.entries()) for (const hit of hitsOf(line, at)) hits.push(hit);
  return hits;
}

function onLine({ first, last, credit, reason }: Hit, line: number): Hit {
  return { line, first, last, credit, reason };
}
