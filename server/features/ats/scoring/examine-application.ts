import { readingNote } from '@candor/documents';
import type { MatchResult } from '@candor/domain/model/match';
import { type CompiledJob, resultFrom } from '@candor/engine';
import { storable } from '../../../db/storable';
import type { Deps } from '../../../deps';
import type { AtsCandidateFacts } from '../../../ports/ats';
import type { ItemProblem } from '../../../ports/candidate-source';
import { monthOf } from '../../../ports/clock';
import { examineByMeaning } from '../../../scoring/examine-by-meaning';
import { PROBLEM_TEXT, type ScoringProblem } from './problems';

/** What the engine found in a resume, or why it found nothing. */
export type Examined =
  | { kind: 'scored'; text: string; name: string | null; email: string | null; result: MatchResult }
  | { kind: 'unreadable'; problem: ScoringProblem; sentence: string };

/** Reads a resume and matches it with the job, like a single match. */
export async function examineApplication(
  { documents, embedder, clock }: Pick<Deps, 'documents' | 'embedder' | 'clock'>,
  job: CompiledJob,
  { resume, ...person }: AtsCandidateFacts,
): Promise<Examined> {
  if (!resume) {
    return { kind: 'unreadable', problem: 'no_resume', sentence: PROBLEM_TEXT.no_resume };
  }
  const read = await documents.read(resume.bytes, resume.filename);
  if (!read.ok) return unread(read.problem);
  const text = storable(read.text);
  const document = { ...read, text, readingNote: readingNote(read.quality) };
  const asOf = monthOf(clock.now());
  const { measured, profile } = await examineByMeaning(embedder, job, document, asOf);
  const result = resultFrom(measured);
  if (result.overall_score === null) {
    const [flag] = result.flags;
    const sentence = flag?.message ?? 'This resume could not be read.';
    return { kind: 'unreadable', problem: 'could_not_read', sentence };
  }
  const name = person.name ?? profile.contact.name;
  const email = person.email ?? profile.contact.email;
  return { kind: 'scored', text, name, email, result };
}

function unread({ code, message }: ItemProblem): Examined {
  const isOurs = code === 'not_scanned' || code === 'not_read';
  return { kind: 'unreadable', problem: isOurs ? code : 'could_not_read', sentence: message };
}
