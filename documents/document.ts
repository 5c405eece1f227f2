/** The kinds of document that can be read. */
export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'html' | 'md' | 'txt' | 'eml';

/** Every cause for which one document is not read. */
export type ReadProblemCode =
  | 'empty'
  | 'no_text_layer'
  | 'encrypted'
  | 'damaged'
  | 'unsupported_type'
  | 'too_large'
  | 'too_many_pages'
  | 'timed_out'
  | 'out_of_memory'
  | 'wrong_content'
  | 'nested_archive';

/** A cause and one plain sentence for a recruiter: what is wrong and what to do about it. */
export type ReadProblem = { code: ReadProblemCode; message: string };

/** Reasons to doubt that a text is what the document's author wrote. */
export type ReadingConcern =
  | 'unknown_letters'
  | 'split_words'
  | 'joined_words'
  | 'damaged_pages'
  | 'pages_without_text'
  | 'recognised_pages'
  | 'unread_attachments';

/**
 * How well a document could be read, whatever it says: `good` when nothing speaks against it, `fair`
 * when parts may be wrong or missing, `poor` when little can be relied on.
 */
export type ReadingQuality = {
  grade: 'good' | 'fair' | 'poor';
  concerns: ReadingConcern[];
};

/** A half-open range of UTF-16 offsets. */
export type Span = { start: number; end: number };

/**
 * The contents of a document. `hiddenSpans` are ranges of `text`, ordered and disjoint, that a person who opens the
 * document cannot see. `pages` is null for formats without fixed pages. `truncated` means that the document contains
 * more than was read.
 */
export type ReadDocument =
  | {
      ok: true;
      text: string;
      format: DocumentFormat;
      pages: number | null;
      hiddenSpans: Span[];
      truncated: boolean;
      quality: ReadingQuality;
    }
  | { ok: false; problem: ReadProblem };
