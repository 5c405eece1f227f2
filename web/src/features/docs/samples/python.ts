import { localFile } from './local-file';
import type { SampleCall } from './sample-call';

/** The call with the requests package. */
export function pythonSample(call: SampleCall): string {
  const headers = headerEntries(call);
  const parts = [
    `    "${call.url}",`,
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...(call.body === undefined ? [] : [`    json=${literal(call.body)},`]),
    ...formLines(call),
    ...(call.answer === 'events' ? ['    stream=True,'] : []),
  ];
  return [
    'import requests',
    '',
    `response = requests.${call.method.toLowerCase()}(`,
    ...parts,
    ')',
    ...ANSWER[call.answer],
  ].join('\n');
}

const ANSWER = {
  json: ['answer = response.json()'],
  none: [],
  file: ['content = response.content'],
  events: ['for line in response.iter_lines():', '    print(line)'],
} as const;

function headerEntries(call: SampleCall): string[] {
  return [
    ...(call.signedIn ? ['"Authorization": f"Bearer {token}"'] : []),
    ...call.headers.map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
  ];
}

/**
 * A part without a file name is a plain field. Given as `data`, fields alone would be sent as a web form, which the API does
 * not take.
 */
function formLines({ fields, files }: SampleCall): string[] {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => {
      const file = localFile(value);
      return `        "${name}": (None, ${file ? `open("${file}").read()` : JSON.stringify(value)}),`;
    }),
    ...Object.entries(files).map(([name, file]) => `        "${name}": open("${file}", "rb"),`),
  ];
  return parts.length > 0 ? ['    files={', ...parts, '    },'] : [];
}

/** A JSON value as Python writes it. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replace(/\btrue\b/g, 'True')
    .replace(/\bfalse\b/g, 'False')
    .replace(/\bnull\b/g, 'None')
    .replace(/("[^"]*"):/g, '$1: ')
    .replace(/,"/g, ', "');
}
