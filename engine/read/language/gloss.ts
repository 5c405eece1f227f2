import type { Folded } from '../fold';
import { readAt } from './find-phrase';
import { type Glossary, glossaryOf } from './glossary';
import { isReadLanguage, type LanguageCode, type ReadLanguage } from './languages';
import { endOf, type Token, tokensOf } from './tokens';

/** Which headings a text has. */
export type TextKind = 'resume' | 'job';

/** A date with the day first: 31.12.2019, 31/12/2019. */
const DAY_FIRST = /\b(?:0?[1-9]|[12]\d|3[01])([./-])(0?[1-9]|1[0-2])\1((?:19|20)\d\d)\b/g;
/**
 * The hyphen of a word that shares its ending with a later one: 'Polnisch- oder Tschechischkenntnisse', 'in- en
 * verkoop'.
 */
const HELD_OVER = /-(?=(?:,| (?:und|oder|sowie|bzw|en|of)(?![\p{L}\p{N}])))/uy;
const LONGEST_HEADING = 70;
const CLOSES_HEADING = /^[^\p{L}\p{N}:]*(?::|$)/u;

/**
 * The same folded text with words of other languages translated to English, so that everything after this reads one
 * language. Every position leads back to the words of the original. `glossed` is the language of most of them,
 * `languageOf` says what a line is written in; lines in English and in unsupported languages stay as they are.
 */
export function glossText(
  folded: Folded,
  kind: TextKind,
  glossed: ReadLanguage,
  languageOf: (line: number) => LanguageCode,
): Folded {
  const writer = new GlossWriter(folded);
  let start = 0;
  for (let line = 0; start <= folded.text.length; line++) {
    const newline = folded.text.indexOf('\n', start);
    const end = newline === -1 ? folded.text.length : newline;
    const language = languageOf(line);
    if (isReadLanguage(language)) glossLine(writer, folded.text, kind, language, start, end);
    writer.copy(end);
    if (newline === -1) break;
    start = end + 1;
  }
  return writer.finish(glossed);
}

function glossLine(
  writer: GlossWriter,
  text: string,
  kind: TextKind,
  language: ReadLanguage,
  from: number,
  to: number,
): void {
  const glossary = glossaryOf(language);
  const dates = [...text.slice(from, to).matchAll(DAY_FIRST)];
  const tokens = tokensOf(text, language, from, to);
  const heading = headingOf(glossary, kind, text, tokens, from, to);
  let at = 0;
  let next = 0;
  if (heading !== null) {
    writer.replace(tokens[0]?.start ?? from, heading.end, heading.english);
    at = heading.tokens;
  }
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    while (endOf(dates[next]) <= token.start - from) next++;
    const date = dates[next];
    if (date !== undefined && token.start >= from + date.index) {
      const end = from + endOf(date);
      writer.replace(from + date.index, end, `${date[2] ?? ''}/${date[3] ?? ''}`);
      while ((tokens[at]?.start ?? to) < end) at++;
      continue;
    }
    const { english, length } = readAt(text, language, glossary.phrases, tokens, at);
    const last = tokens[at + length - 1] ?? token;
    // An elided word attaches to the next one: 'd'expérience' is two words in English.
    const written = last.form.endsWith("'") ? `${english} ` : english;
    writer.replace(token.start, last.end + signBehind(glossary, text, last), written);
    at += length;
  }
}

/**
 * Length of a character that belongs to the word before it: the dot of an abbreviation, the hyphen of a shared
 * ending.
 */
function signBehind(glossary: Glossary, text: string, { form, end }: Token): number {
  if (text[end] === '.' && glossary.abbreviations.has(form)) return 1;
  HELD_OVER.lastIndex = end;
  return HELD_OVER.test(text) ? 1 : 0;
}

/** A line that is a heading of the language and nothing else, or one before a colon. */
function headingOf(
  glossary: Glossary,
  kind: TextKind,
  text: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): { english: string; end: number; tokens: number } | null {
  const colon = text.slice(from, to).indexOf(':');
  const end = colon === -1 ? to : from + colon;
  const count = tokens.filter((token) => token.start < end).length;
  const last = tokens[count - 1];
  if (last === undefined || last.end - from > LONGEST_HEADING) return null;
  if (!CLOSES_HEADING.test(text.slice(last.end, to))) return null;
  const phrase = tokens
    .slice(0, count)
    .map(({ form }) => form)
    .join(' ');
  const english =
    (kind === 'job' ? glossary.jobHeadings.get(phrase) : undefined) ??
    glossary.headings.get(phrase);
  return english === undefined ? null : { english, end: last.end, tokens: count };
}

/** Writes the translated text and, for each of its units, its position in the original. */
class GlossWriter {
  private readonly parts: string[] = [];
  private readonly origin: number[] = [];
  private reached = 0;

  constructor(private readonly folded: Folded) {}

  /** Copies everything up to `end` unchanged. */
  copy(end: number): void {
    if (end <= this.reached) return;
    this.parts.push(this.folded.text.slice(this.reached, end));
    for (let at = this.reached; at < end; at++) this.origin.push(this.originOf(at));
    this.reached = end;
  }

  /** Writes English words in place of `[start, end)`; each maps to its share of the span. */
  replace(start: number, end: number, english: string): void {
    this.copy(start);
    this.reached = end;
    if (this.folded.text.slice(start, end) === english) {
      this.reached = start;
      this.copy(end);
      return;
    }
    const written = english.trim() === '' ? ' ' : english;
    const length = end - start;
    for (let at = 0; at < written.length; at++) {
      const isLast = at > 0 && at === written.length - 1;
      const share = Math.floor((at / written.length) * length);
      this.origin.push(this.originOf(isLast ? end - 1 : start + share));
    }
    this.parts.push(written);
  }

  finish(glossed: ReadLanguage): Folded {
    this.copy(this.folded.text.length);
    this.origin.push(this.originOf(this.folded.text.length));
    return {
      text: this.parts.join(''),
      origin: Uint32Array.from(this.origin),
      glossed,
    };
  }

  private originOf(at: number): number {
    return this.folded.origin === null ? at : (this.folded.origin[at] ?? at);
  }
}
