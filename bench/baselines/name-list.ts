/** A name found in a text; offsets are UTF-16 units. */
export type FoundName = { readonly name: string; readonly start: number; readonly end: number };

type Token = { form: string; start: number; end: number };

const TOKEN = /[a-z0-9][a-z0-9+#]*(?:[.'][a-z0-9+#]+)*|\.net/g;
/** What a list adds to the name that people write: 'Microsoft Excel', 'Kanban software'. */
const MAKERS =
  /^(?:Microsoft|Adobe|Apache|Oracle|Google|Amazon|IBM|Atlassian|Autodesk|Intuit|The MathWorks|Apple|ESRI|Salesforce) /;
const APPENDED = / (?:software|enterprise|system|framework|database)$/i;
/** An abbreviation at the end: 'Structured query language SQL'. */
const ABBREVIATION = / ([A-Z][A-Z0-9/+#]{2,})$/;
/** Names that are plain words: a list cannot tell them apart. */
const PLAIN = new Set('access word project email box forms edge sheets docs r c go'.split(' '));

/**
 * The plainest way to find skills: every name of a public list, with and without its maker, at word borders, the longest
 * match first. Ambiguous names are left out.
 */
export function nameListFinder(
  names: readonly { readonly name: string; readonly hot: boolean }[],
): (text: string) => FoundName[] {
  const byFirst = new Map<string, string[][]>();
  for (const name of new Set(names.flatMap(written))) {
    if (PLAIN.has(name.toLowerCase())) continue;
    const forms = tokensOf(name).map((token) => token.form);
    const [first] = forms;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), forms]);
  }
  for (const candidates of byFirst.values()) candidates.sort((a, b) => b.length - a.length);

  return (text) => {
    const tokens = tokensOf(text);
    const found: FoundName[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const here = tokens[at];
      const match = byFirst
        .get(here?.form ?? '')
        ?.find((forms) => forms.every((form, step) => tokens[at + step]?.form === form));
      const last = tokens[at + (match?.length ?? 0) - 1];
      if (here === undefined || match === undefined || last === undefined) continue;
      found.push({ name: text.slice(here.start, last.end), start: here.start, end: last.end });
      at += match.length - 1;
    }
    return found;
  };
}

function written({ name, hot }: { readonly name: string; readonly hot: boolean }): string[] {
  const short = name.replace(MAKERS, '');
  return [
    name,
    name.replace(APPENDED, ''),
    ...(hot && short.length > 3 ? [short] : []),
    ...(hot ? (ABBREVIATION.exec(name)?.slice(1) ?? []) : []),
  ];
}

function tokensOf(text: string): Token[] {
  return [...text.toLowerCase().matchAll(TOKEN)].map(({ 0: form, index }) => ({
    form,
    start: index,
    end: index + form.length,
  }));
}
