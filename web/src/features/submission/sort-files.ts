import { isDocumentName } from '@candor/domain/model/document-types';
import { FILE_RULES } from '@candor/domain/rules/submission';
import { plural, sentenceList } from '../../ui/format';
import type { GivenFile } from '../../ui/given-file';
import { inputTypeOf } from './form-state';
import { isTextFile } from './read-job-file';

/** What files that were dropped or pasted are. */
export type Sorted =
  /** A table, an archive, or a file whose name shows that it is not accepted. */
  | { kind: 'candidates'; file: File }
  | { kind: 'job'; file: File }
  /** One candidate each; `others` are the names of what is no document. */
  | { kind: 'documents'; documents: GivenFile[]; others: string[] }
  | { kind: 'refused'; sentence: string };

/** `areCandidates`: they were chosen as those. */
type Known = { jobIsThere: boolean; areCandidates: boolean };

/** The most files in an archive. */
const MOST_DOCUMENTS = 2_000;
const NAMED = 3;

/**
 * Where files belong: a table or an archive to the candidates, a text to the job, and a single document while there is none.
 * Several documents, one beside a job, and those of a folder are candidates.
 */
export function sortFiles(given: readonly GivenFile[], known: Known): Sorted {
  const [first] = given;
  if (!first) return { kind: 'refused', sentence: 'There is no file in this folder.' };
  if (given.length === 1) return sortOne(first, known);
  if (given.some(({ path }) => inputTypeOf(path) !== null)) {
    return { kind: 'refused', sentence: MIXED };
  }
  const documents = given.filter(({ path }) => isDocumentName(path));
  if (documents.length === 0) {
    return {
      kind: 'refused',
      sentence: `None of these ${given.length} files can be read. ${TAKEN}`,
    };
  }
  const others = given.filter(({ path }) => !isDocumentName(path)).map(({ path }) => path);
  return asDocuments(documents, others);
}

const MIXED = 'One batch takes one CSV file, one ZIP file, or documents alone.';
const TAKEN =
  'Candidates come as one CSV file, one ZIP file, or as documents such as PDF and DOCX.';

function sortOne(given: GivenFile, { jobIsThere, areCandidates }: Known): Sorted {
  const { file, path } = given;
  if (inputTypeOf(file.name) !== null || !isDocumentName(file.name))
    return { kind: 'candidates', file };
  const mayBeJob = path === file.name && !areCandidates;
  if (mayBeJob && (isTextFile(file.name) || !jobIsThere)) return { kind: 'job', file };
  return asDocuments([given], []);
}

function asDocuments(documents: GivenFile[], others: string[]): Sorted {
  const refused = (sentence: string): Sorted => ({ kind: 'refused', sentence });
  if (documents.length > MOST_DOCUMENTS) {
    return refused(
      `These are more than ${plural(MOST_DOCUMENTS, 'document')}. Split them into several batches.`,
    );
  }
  const megabytes = FILE_RULES.zip_file.maxMegabytes;
  const bytes = documents.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > megabytes * 1024 * 1024) {
    return refused(
      `These documents are larger than ${megabytes} MB together. Split them into several batches.`,
    );
  }
  return { kind: 'documents', documents, others };
}

/** What was left out, in one sentence; undefined for nothing. */
export function leftOutWords(others: readonly string[]): string | undefined {
  if (others.length === 0) return undefined;
  const names = others.slice(0, NAMED).map((path) => path.split('/').at(-1) ?? path);
  const more = others.length - names.length;
  const listed = sentenceList(more > 0 ? [...names, `${more} more`] : names);
  return `${others.length === 1 ? 'Not a document' : 'Not documents'}, so left out: ${listed}.`;
}
