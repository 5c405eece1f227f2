import type { Engine } from '../target';

/** A piece of a statement. `quoted` is a name in quotes; `text` of names is without quotes and in lower case. */
export type Token = {
  kind: 'word' | 'quoted' | 'string' | 'sign' | 'parameter';
  text: string;
  at: number;
};

/**
 * Why a statement cannot be tokenized: it does not end, or contains something that only one server treats as code.
 */
export type Unclear = { unclear: 'unclosed' | 'hidden code' };

type Rule = { kind: Token['kind'] | 'nothing' | Unclear['unclear']; form: RegExp };

const rule = (kind: Rule['kind'], form: RegExp): Rule => ({
  kind,
  form: new RegExp(form, `${form.flags}y`),
});

const WORD = /[\p{L}_\u0080-\uffff][\p{L}\p{N}_$\u0080-\uffff]*/u;

const RULES: Record<Engine, readonly Rule[]> = {
  postgres: [
    rule('nothing', /\s+|--[^\r\n]*/u),
    rule('hidden code', /u&["']/iu),
    rule('string', /e'(?:[^'\\]|\\.|'')*'/isu),
    rule('unclosed', /e'/iu),
    rule('string', /'(?:[^']|'')*'/u),
    rule('string', /\$((?:[\p{L}_][\p{L}\p{N}_]*)?)\$.*?\$\1\$/su),
    rule('unclosed', /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/u),
    rule('quoted', /"(?:[^"]|"")*"/u),
    rule('unclosed', /['"]/u),
    rule('parameter', /\$\d+/u),
    rule('word', WORD),
    rule('sign', /./su),
  ],
  mysql: [
    rule('nothing', /\s+|#[^\r\n]*|--(?=[\s\p{Cc}]|$)[^\r\n]*/u),
    rule('hidden code', /\/\*(?:!|M!|\+)/u),
    rule('nothing', /\/\*.*?\*\//su),
    rule('unclosed', /\/\*/u),
    rule('string', /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"/su),
    rule('quoted', /`(?:[^`]|``)*`/u),
    rule('unclosed', /['"`]/u),
    rule('parameter', /\?/u),
    rule('word', /@{1,2}[\p{L}\p{N}_$.]+/u),
    rule('word', WORD),
    rule('sign', /./su),
  ],
};

/** Takes a statement apart by the rules of its server, as far as telling names, strings and comments apart needs it. */
export function tokensOf(sql: string, engine: Engine): Token[] | Unclear {
  const tokens: Token[] = [];
  let at = 0;
  while (at < sql.length) {
    // PostgreSQL's comments lie inside each other, which no expression can follow.
    if (engine === 'postgres' && sql.startsWith('/*', at)) {
      const end = endOfComment(sql, at);
      if (end === null) return { unclear: 'unclosed' };
      at = end;
      continue;
    }
    const found = firstOf(RULES[engine], sql, at);
    if (found.kind === 'unclosed' || found.kind === 'hidden code') return { unclear: found.kind };
    if (found.kind !== 'nothing') {
      tokens.push({ kind: found.kind, text: plain(found.kind, found.text), at });
    }
    at += found.text.length;
  }
  return tokens;
}

function firstOf(rules: readonly Rule[], sql: string, at: number) {
  for (const { kind, form } of rules) {
    form.lastIndex = at;
    const text = form.exec(sql)?.[0];
    if (text) return { kind, text };
  }
  return { kind: 'sign' as const, text: sql.slice(at, at + 1) };
}

function endOfComment(sql: string, start: number): number | null {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = start;
  let depth = 0;
  for (let found = mark.exec(sql); found; found = mark.exec(sql)) {
    depth += found[0] === '/*' ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return null;
}

function plain(kind: Token['kind'], text: string): string {
  if (kind === 'quoted') {
    const quote = text.slice(0, 1);
    return text
      .slice(1, -1)
      .replaceAll(quote + quote, quote)
      .toLowerCase();
  }
  return kind === 'word' ? text.toLowerCase() : text;
}
