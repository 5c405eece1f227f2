export { displayName } from './archive/entry-name';
export type {
  DocumentFormat,
  ReadDocument,
  ReadingConcern,
  ReadingQuality,
  ReadProblem,
  ReadProblemCode,
  Span,
} from './document';
export { DOCUMENT_EXTENSIONS, formatOf } from './format';
export type { ReaderLimits } from './pool/limits';
export { type DocumentReader, openDocumentReader } from './pool/open-reader';
export { ReaderStartError } from './pool/start-error';
export { HIDDEN, problemOf } from './problem';
export { readingNote } from './read/reading-note';
export { readCsv } from './sources/csv/read-csv';
export { SourceError, type SourceErrorCode } from './sources/source-error';
export type { CandidateRow, RowProblem, SourceItem } from './sources/source-item';
export type { ZipEntry } from './sources/zip/list-entries';
export { openZip, type ZipSource } from './sources/zip/open-zip';
export { zipItems } from './sources/zip/zip-items';
export { decodeText } from './text/decode-text';
