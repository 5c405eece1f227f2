import { localFile } from './local-file';
import type { SampleCall } from './sample-call';

/** The call with the requests package. */
export function pythonSample(call: SampleCall): string {
  const headers = headerEntries(call);
  const parts = [
    `    "${call.url}",`,
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...(call.body === undefined ? [] : [`    json=${literal(call.body)},`]),
    ...dataLine(call),
    ...filesLine(call),
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

function dataLine({ fields }: SampleCall): string[] {
  const entries = Object.entries(fields).map(([name, value]) => {
    const file = localFile(value);
    return `"${name}": ${file ? `open("${file}").read()` : JSON.stringify(value)}`;
  });
  return entries.length > 0 ? [`    data={${entries.join(', ')}},`] : [];
}

function filesLine({ files }: SampleCall): string[] {
  const entries = Object.entries(files).map(([name, file]) => `"${name}": open("${file}", "rb")`);
  return entries.length > 0 ? [`    files={${entries.join(', ')}},`] : [];
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
