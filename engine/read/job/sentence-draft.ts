import type { Importance } from '@candor/domain/model/match';
import { originalOffset } from '../fold';
import type { ScannedText } from '../scan';
import type { Draft } from './draft';
import type { Sentence } from './sentences';

const LONGEST_TEXT = 90;
/** The end of a bracket behind the last word of a sentence, behind the dot of an abbreviation or an exclamation mark. */
const CLOSES = /^[.!?*]?\)/;
const CLOSE_REACH = 2;

/** What a requirement says of itself; the rest follows from its sentence. */
type Asked = Pick<Draft, 'text' | 'kind' | 'ask'> & Partial<Draft>;

/** A requirement of a sentence. Field by field: to spread one into another takes ten times as long. */
export function draftFrom(sentence: Sentence, asked: Asked): Draft {
  return {
    text: asked.text,
    kind: asked.kind,
    importance: asked.importance ?? importanceOf(sentence),
    ask: asked.ask,
    alternatives: asked.alternatives ?? [],
    first: asked.first ?? sentence.first,
    last: asked.last ?? sentence.last,
    stated: asked.stated ?? sentence.importance !== null,
    mentions: 1,
  };
}

/** How much a sentence asks for what it names: by its own words, otherwise by its heading. */
export function importanceOf({ importance, purpose }: Sentence): Importance {
  return importance ?? (purpose === 'nice' ? 'nice' : 'must');
}

/** 'A, B or C'. */
export function orList(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

/** The sentence as the job writes it, cut at a word boundary if it is long. */
export function wordingOf(
  scanned: ScannedText,
  sentence: Pick<Sentence, 'first' | 'last'>,
): string {
  const start = originalOffset(scanned.folded, scanned.words.start[sentence.first] ?? 0);
  const end = originalOffset(scanned.folded, scanned.words.end[sentence.last] ?? 0);
  const written = scanned.text.slice(start, end);
  const closes = CLOSES.exec(scanned.text.slice(end, end + CLOSE_REACH))?.[0] ?? '';
  const isOpen = written.lastIndexOf('(') > written.lastIndexOf(')');
  const text = `${written}${isOpen ? closes : ''}`.replace(/\s+/g, ' ').trim();
  if (text.length <= LONGEST_TEXT) return text;
  const cut = text.slice(0, LONGEST_TEXT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_TEXT / 2))}…`;
}
