/** The kinds of document that can be read. */
export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'html' | 'md' | 'txt';

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

/** A half-open range of UTF-16 offsets. */
export type Span = { start: number; end: number };

/**
 * What a document says. `hiddenSpans` are ranges of `text`, ordered and apart from each other, that a
 * person who opens the document cannot see. `pages` is null for formats without fixed pages.
 * `truncated` tells that the document says more than was read.
 */
export type ReadDocument =
  | {
      ok: true;
      text: string;
      format: DocumentFormat;
      pages: number | null;
      hiddenSpans: Span[];
      truncated: boolean;
    }
  | { ok: false; problem: ReadProblem };
