import type { MarkedText } from '../text/marked-text';

/** What a format's reader found: text in reading order, pages where the format has them. */
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
  /** Attachments in which there may be a text and of which none came. */
  unreadParts: number;
};
