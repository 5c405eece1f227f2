import { readingVersion } from '@candor/engine';
import type { MatchReport } from './rank';

/** The report as one JSON object, in pieces: with thousands of candidates no string could hold it. */
export function* jsonReport({ job, candidates, unreadable }: MatchReport): Generator<string> {
  const { title, requirements } = job;
  const head = JSON.stringify({
    engine_version: readingVersion(null),
    job: { title, requirements },
  });
  yield `${head.slice(0, -1)},"candidates":[`;
  for (const [index, { rank, name, file, score, results }] of candidates.entries()) {
    const candidate = { rank, name, file, match_score: score, match_results: results };
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(candidate)}`;
  }
  const causes = unreadable.map(({ file, cause }) => ({ file, cause }));
  yield `],\n"unreadable":${JSON.stringify(causes)}}\n`;
}
