import { readJob } from '../../../index';

/** What a posting of these lines demands and wishes for, besides what every job has. */
export function asked(lines: readonly string[]): { must: string[]; nice: string[] } {
  const stated = readJob(lines.join('\n')).requirements.filter(({ source }) => source !== null);
  const of = (importance: string) =>
    stated.filter((line) => line.importance === importance).map(({ text }) => text);
  return { must: of('must'), nice: of('nice') };
}
