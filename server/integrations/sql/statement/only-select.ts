import { SourceRefused } from '../../../ports/connector';
import { MOST_QUERY_LETTERS } from '../limits';
import type { Engine } from '../target';
import { isDenied } from './denied-functions';
import { type Token, tokensOf } from './tokens';

const WRITES = new Set(['insert', 'update', 'delete', 'merge', 'replace']);
const LOCKS = new Set(['update', 'share', 'no', 'key']);

/**
 * The query without its closing semicolon, if it is one that only reads. This makes mistakes obvious before anything
 * is sent; what protects a database is its read-only transaction, its role and a protocol that accepts one statement.
 *
 * @throws SourceRefused that says what is wrong.
 */
export function onlySelect(query: string, engine: Engine): string {
  if (query.length > MOST_QUERY_LETTERS) throw refused('The query is too long.');
  if (query.includes('\0')) throw refused('The query has signs that nobody can type.');
  const all = tokensOf(query, engine);
  if ('unclear' in all) throw refused(UNCLEAR[all.unclear]);
  const tokens = withoutEnd(all);
  const [first, ...rest] = tokens;
  if (!first) throw refused('The query is empty.');
  if (rest.some((token) => isSign(token, ';'))) {
    throw refused(
      'The query must be one statement; take out everything after the first semicolon.',
    );
  }
  if (!beginsAsSelect(tokens)) throw refused('The query must be one SELECT statement.');
  for (const [place, token] of tokens.entries()) {
    const problem = problemAt(token, neighbours(tokens, place), engine);
    if (problem) throw refused(problem);
  }
  const end = all[tokens.length]?.at;
  return query.slice(0, end);
}

const UNCLEAR = {
  unclosed: 'The query opens a quotation mark or a comment that is never closed.',
  'hidden code':
    'The query uses a notation that is not supported: comments that are run, hints, or names written as codes. Take it out.',
};

/** The words and signs around one, spaces and comments left out. */
type Neighbours = { before: Token | undefined; after: Token | undefined };

function neighbours(tokens: readonly Token[], place: number): Neighbours {
  return { before: tokens[place - 1], after: tokens[place + 1] };
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex((token) => !isSign(token, ';'));
  return tokens.slice(0, last + 1);
}

function beginsAsSelect(tokens: readonly Token[]): boolean {
  const first = tokens.find((token) => !isSign(token, '('));
  return first?.kind === 'word' && (first.text === 'select' || first.text === 'with');
}

function problemAt(token: Token, { before, after }: Neighbours, engine: Engine): string | null {
  if (token.kind === 'parameter') {
    return 'The query has a place for a value that nobody fills in; write the value itself.';
  }
  if (token.kind !== 'word' && token.kind !== 'quoted') return null;
  if (isSign(after, '(') && isDenied(token.text, engine)) {
    const name = /^\w{1,40}$/.test(token.text) ? ` ${token.text}` : ' of this name';
    return `The query may not call the function${name}; it may only read.`;
  }
  if (token.kind === 'quoted' || isSign(before, '.')) return null;
  if (token.text === 'into') return 'The query may not write with INTO; it may only read.';
  if (token.text === 'for' && after?.kind === 'word' && LOCKS.has(after.text)) {
    return 'The query may not lock rows with FOR UPDATE or FOR SHARE; it may only read.';
  }
  if (token.text === 'lock' && isWord(after, 'in')) {
    return 'The query may not lock rows with LOCK IN SHARE MODE; it may only read.';
  }
  if (token.text === 'value' && isWord(after, 'for')) {
    return 'The query may not take the next value of a sequence; it may only read.';
  }
  const begins = isSign(before, '(') || isSign(before, ')');
  const isStatement = begins && (after?.kind === 'word' || after?.kind === 'quoted');
  if (WRITES.has(token.text) && isStatement) {
    return `The query may not change anything with ${token.text.toUpperCase()}; it may only read.`;
  }
  return null;
}

function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.text === sign;
}

function isWord(token: Token | undefined, word: string): boolean {
  return token?.kind === 'word' && token.text === word;
}

function refused(message: string): SourceRefused {
  return new SourceRefused('query', message);
}
