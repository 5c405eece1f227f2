import { localFile } from './local-file';
import type { SampleCall } from './sample-call';

/** The call with the fetch of browsers and Node. */
export function javascriptSample(call: SampleCall): string {
  const form = formLines(call);
  const headers = headerEntries(call);
  const options = [
    ...(call.method === 'GET' ? [] : [`  method: '${call.method}',`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(call.body === undefined ? [] : [`  body: JSON.stringify(${inline(call.body)}),`]),
    ...(form.length > 0 ? ['  body: form,'] : []),
  ];
  const request =
    options.length > 0
      ? [`const response = await fetch('${call.url}', {`, ...options, '});']
      : [`const response = await fetch('${call.url}');`];
  return [...form, ...request, ...ANSWER[call.answer]].join('\n');
}

const ANSWER = {
  json: ['const answer = await response.json();'],
  none: [],
  file: ['const file = await response.blob();'],
  events: [
    'for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {',
    '  console.log(chunk);',
    '}',
  ],
} as const;

function headerEntries(call: SampleCall): string[] {
  return [
    // The sample itself contains a template, so it is concatenated.
    ...(call.signedIn ? [`Authorization: \`Bearer $${'{token}'}\``] : []),
    ...(call.body === undefined ? [] : ["'Content-Type': 'application/json'"]),
    ...call.headers.map(([name, value]) => `'${name}': '${value}'`),
  ];
}

function formLines({ fields, files }: SampleCall): string[] {
  const lines = [
    ...Object.entries(fields).map(([name, value]) => {
      const file = localFile(value);
      return file
        ? `form.set('${name}', await readFile('${file}', 'utf8'));`
        : `form.set('${name}', '${value}');`;
    }),
    ...Object.entries(files).map(
      ([name, file]) => `form.set('${name}', new Blob([await readFile('${file}')]), '${file}');`,
    ),
  ];
  if (lines.length === 0) return [];
  const reads = lines.some((line) => line.includes('readFile('));
  return [
    ...(reads ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    'const form = new FormData();',
    ...lines,
  ];
}

/** A value as it is written in code, without quotes around plain keys. */
function inline(value: unknown): string {
  return JSON.stringify(value)
    .replace(/"(\w+)":/g, '$1: ')
    .replace(/,(?=\w+: )/g, ', ')
    .replace(/"/g, "'");
}
