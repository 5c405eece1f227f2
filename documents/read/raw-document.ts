import type { MarkedText } from '../text/marked-text';

/** What a format's reader found: text in reading order, pages where the format has them. */
export type RawDocument = { marked: MarkedText; pages: number | null; truncated: boolean };
