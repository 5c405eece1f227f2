import type { ReadingConcern, ReadingQuality } from '../document';
import type { RawDocument } from './raw-document';

type Doubt = { concern: ReadingConcern; share: number; fair: number; poor: number };

/** Words longer than this are several without their spaces; the longest of German stay below. */
const LONGEST_WORD = 40;

/** Texts below this many words say nothing about shares of them. */
const FEWEST_WORDS = 20;

/** Signs for which a font names no letter: replacement characters and private ones that are no bullets. */
const UNKNOWN = /[\ufffd]|(?![\uf0a7\uf0b7\uf0d8\uf0fc\uf076])[\ue000-\uf8ff]/g;

const LETTER = /\p{L}/gu;

/** Words of scripts that part words with spaces. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;

/**
 * Grades a reading by what is known without the original: characters that the fonts do not identify, words that were
 * split or run together, and pages without any text.
 *
 * @param text the tidied text; `raw` still has the unknown characters.
 */
export function qualityOf(raw: RawDocument, text: string): ReadingQuality {
  const pages = Math.max(1, raw.pages ?? 1);
  const letters = count(raw.marked.text, LETTER);
  const unknown = count(raw.marked.text, UNKNOWN);
  const words = text.match(WORD) ?? [];
  const enough = words.length >= FEWEST_WORDS;
  const single = words.filter((word) => word.length === 1).length;
  const long = words.filter((word) => word.length > LONGEST_WORD).join('').length;
  const doubts: Doubt[] = [
    { concern: 'unknown_letters', share: unknown / (letters + unknown), fair: 0.02, poor: 0.2 },
    { concern: 'split_words', share: enough ? single / words.length : 0, fair: 0.25, poor: 0.5 },
    { concern: 'joined_words', share: long / Math.max(1, letters), fair: 0.05, poor: 0.3 },
    { concern: 'damaged_pages', share: raw.damagedPages / pages, fair: 0, poor: 0.5 },
    { concern: 'recognised_pages', share: raw.recognisedPages / pages, fair: 0, poor: Infinity },
    { concern: 'unread_attachments', share: raw.unreadParts, fair: 0, poor: Infinity },
    { concern: 'pages_without_text', share: raw.scannedPages / pages, fair: 0, poor: 0.5 },
  ];
  const concerns = doubts.filter(({ share, fair }) => share > fair);
  const isPoor = concerns.some(({ share, poor }) => share >= poor);
  return {
    grade: isPoor ? 'poor' : concerns.length > 0 ? 'fair' : 'good',
    concerns: concerns.map(({ concern }) => concern),
  };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
