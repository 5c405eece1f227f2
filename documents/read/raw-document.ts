import type { MarkedText } from '../text/marked-text';

/** The result of a format's reader: text in reading order, and pages if the format has them. */
export type RawDocument = {
  marked: MarkedText;
  pages: number | null;
  truncated: boolean;
  /** Whether something is shown that is no text; words may stand in it. */
  pictured: boolean;
  /** Pages that could not be read. */
  damagedPages: number;
  /** Pages that are a picture without any text. */
  scannedPages: number;
  /** Pages that were a picture and whose text was recognised. */
  recognisedPages: number;
  /** Attachments that may contain text, from which none was extracted. */
  unreadParts: number;
};
