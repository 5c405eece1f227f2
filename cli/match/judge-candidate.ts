import {
  type CandidateRow,
  type DocumentReader,
  readingNote,
  type SourceItem,
} from '@candor/documents';
import type { MatchResult } from '@candor/domain/model/match';
import {
  type CandidateDocument,
  type CompiledJob,
  match,
  readCandidate,
  type YearMonth,
} from '@candor/engine';
import { causeOf } from '../extract/cause';

/** A candidate with a score, and its origin. `name` is null if none was found. */
export type ScoredCandidate = {
  kind: 'scored';
  name: string | null;
  file: string;
  score: number;
  results: MatchResult;
};

/** A file or row that could not be scored, and why in one sentence. */
export type UnreadableCandidate = { kind: 'unreadable'; file: string; cause: string };

export type JudgedCandidate = ScoredCandidate | UnreadableCandidate;

/** What every candidate of one run is judged with. */
export type Judging = { job: CompiledJob; reader: DocumentReader; asOf: YearMonth };

/** Reads and scores one candidate. Never throws because of the contents of the candidate's document. */
export async function judgeCandidate(item: SourceItem, judging: Judging): Promise<JudgedCandidate> {
  switch (item.kind) {
    case 'unreadable':
      return { kind: 'unreadable', file: item.name, cause: item.problem.message };
    case 'row':
      return scoreRow(item.name, item.row, judging);
    case 'document':
      return judgeDocument(item.name, item.open, judging);
  }
}

function scoreRow(place: string, row: CandidateRow, judging: Judging): JudgedCandidate {
  const { candidate_text: text, candidate_name: name, filename } = row;
  return score(filename ?? place, { text }, name, judging);
}

async function judgeDocument(
  file: string,
  open: () => Promise<Uint8Array>,
  judging: Judging,
): Promise<JudgedCandidate> {
  let bytes: Uint8Array;
  try {
    bytes = await open();
  } catch (error) {
    return { kind: 'unreadable', file, cause: causeOf(error) };
  }
  const read = await judging.reader.read(bytes, file);
  if (!read.ok) return { kind: 'unreadable', file, cause: read.problem.message };
  return score(file, { ...read, readingNote: readingNote(read.quality) }, null, judging);
}

function score(
  file: string,
  document: CandidateDocument,
  givenName: string | null,
  { job, asOf }: Judging,
): JudgedCandidate {
  const results = match(job, document, asOf);
  if (results.overall_score === null) {
    const cause = results.flags.find((flag) => flag.kind === 'could_not_read')?.message;
    return {
      kind: 'unreadable',
      file,
      cause: cause ?? 'There is nothing in it that can be scored.',
    };
  }
  const name = givenName ?? readCandidate(document.text, asOf).contact.name;
  return { kind: 'scored', name, file, score: results.overall_score, results };
}
