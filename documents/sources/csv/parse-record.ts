import { type DeadEnd, DeadEnds } from './dead-ends';

/**
 * One record at the start of a text (RFC 4180, read generously), or why there is none: `more` when the
 * text ends before the record does, `unclosed` when a quotation mark has no partner.
 */
export type ParsedRecord =
  | { kind: 'record'; fields: string[]; next: number }
  | { kind: 'more'; quoted: boolean }
  | { kind: 'unclosed' };

type ParsedField =
  | { kind: 'field'; value: string; end: number }
  | { kind: 'more' }
  | { kind: 'unclosed' };

/**
 * Parses the record that starts at an offset. Lines end with LF, CRLF or CR; quotes inside plain values are literal.
 *
 * @param complete whether this is all of the text.
 * @param deadEnds earlier findings about this text, if more than one record of it is parsed.
 */
export function parseRecord(
  text: string,
  start: number,
  delimiter: string,
  complete: boolean,
  deadEnds: DeadEnds = new DeadEnds(text.length),
): ParsedRecord {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const quote = quoteAt(text, at);
    const field =
      quote === null
        ? plainField(text, at, delimiter)
        : quotedField(text, quote, delimiter, { complete, deadEnds });
    if (field.kind === 'unclosed') return { kind: 'unclosed' };
    if (field.kind === 'more') return { kind: 'more', quoted: true };
    fields.push(field.value);
    at = field.end;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    // A CR at the very end may be half of a CRLF.
    const open = at >= text.length || (text[at] === '\r' && at + 1 >= text.length);
    if (open && !complete) return { kind: 'more', quoted: false };
    return { kind: 'record', fields, next: afterLineBreak(text, at) };
  }
}

/** The offset after the line break at an offset, or the offset itself where there is none. */
export function afterLineBreak(text: string, at: number): number {
  if (text[at] === '\r') return text[at + 1] === '\n' ? at + 2 : at + 1;
  return text[at] === '\n' ? at + 1 : at;
}

/** Where a quotation mark opens the value that starts here, spaces before it aside. */
function quoteAt(text: string, at: number): number | null {
  let quote = at;
  while (text[quote] === ' ') quote += 1;
  return text[quote] === '"' ? quote : null;
}

function plainField(text: string, at: number, delimiter: string): ParsedField {
  const stop = stopPattern(delimiter);
  stop.lastIndex = at;
  const end = stop.exec(text)?.index ?? text.length;
  return { kind: 'field', value: text.slice(at, end), end };
}

type QuotedRules = { complete: boolean; deadEnds: DeadEnds };

function quotedField(
  text: string,
  quote: number,
  delimiter: string,
  { complete, deadEnds }: QuotedRules,
): ParsedField {
  const passed: number[] = [];
  const never = (end: DeadEnd): ParsedField => {
    deadEnds.add(passed, end);
    return end === 'opens' || complete ? { kind: 'unclosed' } : { kind: 'more' };
  };
  let value = '';
  let spansLines = false;
  let from = quote + 1;
  for (;;) {
    // On the first line another value may begin without a sign that this one was never closed.
    const known = spansLines ? deadEnds.at(from) : null;
    if (known) return never(known);
    passed.push(from);
    const close = text.indexOf('"', from);
    if (close < 0) return never('text');
    const piece = text.slice(from, close);
    value += piece;
    spansLines ||= /[\r\n]/.test(piece);
    let after = close + 1;
    if (after >= text.length && !complete) return { kind: 'more' };
    if (text[after] === '"') {
      value += '"';
      from = after + 1;
      continue;
    }
    while (text[after] === ' ' && delimiter !== ' ') after += 1;
    const next = text[after];
    if (next === undefined && !complete) return { kind: 'more' };
    if (next === undefined || next === delimiter || next === '\n' || next === '\r') {
      return { kind: 'field', value, end: after };
    }
    // On a later line, a mark right after a delimiter opens a value: the first one was never closed.
    const before = text[close - 1];
    const opens = before === delimiter || before === '\n' || before === '\r';
    if (opens && spansLines) return never('opens');
    value += '"';
    from = close + 1;
  }
}

const PATTERNS = new Map<string, RegExp>();

function stopPattern(delimiter: string): RegExp {
  const known = PATTERNS.get(delimiter);
  if (known) return known;
  const pattern = new RegExp(`[\\r\\n${inClass(delimiter)}]`, 'g');
  PATTERNS.set(delimiter, pattern);
  return pattern;
}

/** A delimiter as it stands in the square brackets of a pattern: a file may state any sign. */
export function inClass(delimiter: string): string {
  return /[\]\\^-]/.test(delimiter) ? `\\${delimiter}` : delimiter;
}
