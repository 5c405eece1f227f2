import type { ReadingConcern, ReadingQuality } from '../document';

const WORDS: Record<ReadingConcern, string> = {
  unknown_letters: 'Some letters of this document could not be told from its fonts.',
  split_words: 'Many words of this document fell apart when it was read.',
  joined_words: 'Many words of this document ran together when it was read.',
  damaged_pages: 'Some pages of this document are damaged and were not read.',
  recognised_pages:
    'Pages of this document are pictures and were read by text recognition (OCR): letters may be wrong.',
  unread_attachments: 'Some attachments of this mail could not be read.',
  pages_without_text: 'Some pages of this document are pictures without text and were not read.',
};

/** What a recruiter should know about how a document was read; null when nothing speaks against it. */
export function readingNote({ concerns }: ReadingQuality): string | null {
  return concerns.length === 0 ? null : concerns.map((concern) => WORDS[concern]).join(' ');
}
