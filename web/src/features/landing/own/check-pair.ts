import { messages } from '@candor/domain/messages';

/** What is wrong with either side of a pair; nothing when it can be matched. */
export type PairProblems = { job?: string; candidate?: string };

const SHORTEST_JOB = 50;
/** As long as a text may be on the server, so that a page does not promise more. */
const LONGEST = 100_000;

/** Checks a pasted pair by the rules of the product. */
export function checkPair(job: string, candidate: string): PairProblems {
  const problems: PairProblems = {};
  const asked = job.trim();
  if (asked === '') problems.job = messages.jobMissing;
  else if (asked.length < SHORTEST_JOB) problems.job = messages.jobTooShort;
  else if (asked.length > LONGEST) problems.job = messages.jobTooLong(LONGEST);
  if (candidate.trim() === '') problems.candidate = messages.candidateMissing;
  else if (candidate.length > LONGEST) problems.candidate = messages.maxLength(LONGEST);
  return problems;
}
