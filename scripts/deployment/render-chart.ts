import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';

/** One object of Kubernetes. */
export const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
export type Manifest = z.infer<typeof Manifest>;

type Tree = Record<string, unknown>;

/**
 * The objects that a chart makes with its own values and with those in their place. It knows the little of Helm's templates that our
 * chart keeps to (a value with `quote`, or `toYaml` with `nindent` or `sha256sum`, an `if` around whole lines, a `range` over names and
 * values) and throws an Error for more, and for a value that there is not: Helm would write nothing for that one, without a word.
 */
export function renderChart(chart: string, release: string, changed: Tree = {}): Manifest[] {
  const own: Tree = parse(readFileSync(path.join(chart, 'values.yaml'), 'utf8'));
  const scope = { Values: merged(own, changed), Release: { Name: release } };
  const folder = path.join(chart, 'templates');
  return readdirSync(folder).flatMap((file) => {
    const text = fill(repeat(readFileSync(path.join(folder, file), 'utf8'), scope), scope);
    const documents = parseAllDocuments(text).map((document) => {
      const [problem] = [...document.errors, ...document.warnings];
      if (problem) throw new Error(`${file}: ${problem.message}`);
      return document.toJS();
    });
    return documents.filter((one) => one !== null).map((one) => Manifest.parse(one));
  });
}

function merged(own: Tree, changed: Tree): Tree {
  const entries = Object.entries(changed).map(([key, value]) => {
    const before = own[key];
    return [key, isTree(before) && isTree(value) ? merged(before, value) : value];
  });
  return { ...own, ...Object.fromEntries(entries) };
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const RANGE = /^\s*\{\{- range \$name, \$value := (\.[\w.]+) \}\}\n(.*?)^\s*\{\{- end \}\}\n/gms;

/** Writes the lines of a `range` once for each entry. */
function repeat(template: string, scope: Tree): string {
  return template.replace(RANGE, (_, name: string, lines: string) => {
    const tree = lookUp(name, scope);
    if (!isTree(tree)) throw new Error(`${name} has no entries`);
    return Object.entries(tree)
      .map(([key, value]) =>
        lines
          .replaceAll('{{ $name }}', () => key)
          .replaceAll('{{ $value | quote }}', () => JSON.stringify(String(value))),
      )
      .join('');
  });
}

const CONDITION = /^\s*\{\{- if (not )?(\.[\w.]+) \}\}$/;
const END = /^\s*\{\{- end \}\}$/;

function fill(template: string, scope: Tree): string {
  const open: boolean[] = [];
  const kept = template.split('\n').filter((line) => {
    const [isCondition, not, name = ''] = CONDITION.exec(line) ?? [];
    if (isCondition) open.push(Boolean(lookUp(name, scope)) !== Boolean(not));
    else if (END.test(line)) open.pop();
    else return open.every(Boolean);
    return false;
  });
  return kept.map((line) => fillLine(line, scope)).join('\n');
}

function fillLine(line: string, scope: Tree): string {
  if (/^\s*#/.test(line)) return line;
  return line.replace(/\s*\{\{-? (.*?) \}\}/g, (whole, expression: string) => {
    const [, name, indent] = /^toYaml (\.[\w.]+) \| nindent (\d+)$/.exec(expression) ?? [];
    if (name) return `\n${indented(stringify(lookUp(name, scope)), Number(indent))}`;
    const before = /^\s*/.exec(whole)?.[0] ?? '';
    const [, summed] = /^toYaml (\.[\w.]+) \| sha256sum$/.exec(expression) ?? [];
    if (summed) return before + digestOf(stringify(lookUp(summed, scope)));
    const [, plain, quote] = /^(\.[\w.]+)( \| quote)?$/.exec(expression) ?? [];
    if (!plain) throw new Error(`The chart keeps to simpler templates than {{ ${expression} }}`);
    const value = lookUp(plain, scope);
    if (isTree(value) || Array.isArray(value)) throw new Error(`${plain} is not one value`);
    return before + (quote ? JSON.stringify(String(value)) : String(value));
  });
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

const indented = (text: string, by: number) => text.trimEnd().replace(/^/gm, ' '.repeat(by));

function lookUp(name: string, scope: Tree): unknown {
  const found = name
    .slice(1)
    .split('.')
    .reduce<unknown>((tree, key) => (isTree(tree) ? tree[key] : undefined), scope);
  if (found === undefined) throw new Error(`There is no value ${name}`);
  return found;
}
