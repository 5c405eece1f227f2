import type { Span } from '../document';

/** Text with the ranges that a reader of the document cannot see, ordered and not touching. */
export type MarkedText = { text: string; hidden: Span[] };

/** Text of a document, and whether there are pictures in it, too. */
export type PicturedText = MarkedText & { pictured: boolean };

/** Collects text piece by piece, each piece visible or hidden. */
export class TextWriter {
  #pieces: string[] = [];
  #length = 0;
  #hidden: Span[] = [];
  #last = '';

  /** Adds a piece; adjoining hidden pieces become one range. */
  write(piece: string, hidden = false): void {
    if (piece === '') return;
    if (hidden) addSpan(this.#hidden, this.#length, this.#length + piece.length);
    this.#pieces.push(piece);
    this.#length += piece.length;
    this.#last = piece;
  }

  /** Starts a new line unless one has just been started. */
  breakLine(): void {
    if (this.#length > 0 && !this.#last.endsWith('\n')) this.write('\n');
  }

  /** Adds text that was written apart from this. */
  append(part: MarkedText): void {
    const base = this.#length;
    this.write(part.text);
    for (const span of part.hidden) addSpan(this.#hidden, base + span.start, base + span.end);
  }

  /** Whether nothing stands between here and the last space, or nothing was written yet. */
  get endsWithSpace(): boolean {
    return this.#length === 0 || /\s$/.test(this.#last);
  }

  /** UTF-16 length so far. */
  get length(): number {
    return this.#length;
  }

  /** Everything written so far. */
  finish(): MarkedText {
    return { text: this.#pieces.join(''), hidden: this.#hidden };
  }
}

function addSpan(spans: Span[], start: number, end: number): void {
  const last = spans.at(-1);
  if (last && last.end >= start) last.end = Math.max(last.end, end);
  else spans.push({ start, end });
}

/**
 * Replaces every match of a global pattern and moves the hidden ranges along with the text. A range
 * whose border lies inside a match grows to the match's border on the far side.
 */
export function rewrite(
  marked: MarkedText,
  pattern: RegExp,
  replacement: (match: string) => string,
): MarkedText {
  const edits: { start: number; end: number; by: string }[] = [];
  for (const match of marked.text.matchAll(pattern)) {
    const by = replacement(match[0]);
    if (by !== match[0]) edits.push({ start: match.index, end: match.index + match[0].length, by });
  }
  if (edits.length === 0) return marked;

  const pieces: string[] = [];
  let copied = 0;
  for (const edit of edits) {
    pieces.push(marked.text.slice(copied, edit.start), edit.by);
    copied = edit.end;
  }
  pieces.push(marked.text.slice(copied));
  return { text: pieces.join(''), hidden: moveSpans(marked.hidden, edits) };
}

function moveSpans(
  spans: readonly Span[],
  edits: readonly { start: number; end: number; by: string }[],
): Span[] {
  const moved: Span[] = [];
  let next = 0;
  let shift = 0;
  const move = (offset: number, side: 'start' | 'end'): number => {
    for (let edit = edits[next]; edit && edit.end <= offset; edit = edits[next]) {
      shift += edit.by.length - (edit.end - edit.start);
      next += 1;
    }
    const edit = edits[next];
    if (!edit || edit.start >= offset) return offset + shift;
    return edit.start + shift + (side === 'end' ? edit.by.length : 0);
  };
  for (const span of spans) {
    const start = move(span.start, 'start');
    const end = move(span.end, 'end');
    if (end > start) addSpan(moved, start, end);
  }
  return moved;
}
