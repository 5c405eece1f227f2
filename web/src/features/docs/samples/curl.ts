import type { SampleCall } from './sample-call';

/** The call as a shell command. */
export function curlSample(call: SampleCall): string {
  const method = call.method === 'GET' ? '' : ` -X ${call.method}`;
  const quiet = call.answer === 'events' ? ' -N' : '';
  const target = call.url.includes('?') ? `"${call.url}"` : call.url;
  const lines = [
    `curl${method}${quiet} ${target}`,
    ...(call.signedIn ? ['-H "Authorization: Bearer $CANDOR_TOKEN"'] : []),
    ...call.headers.map(([name, value]) => `-H '${name}: ${value}'`),
    ...(call.body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(call.body)}'`]),
    ...Object.entries(call.fields).map(([name, value]) => `-F "${name}=${value}"`),
    ...Object.entries(call.files).map(([name, file]) => `-F "${name}=@${file}"`),
    ...(call.answer === 'file' ? [`-o ${call.saveAs}`] : []),
  ];
  return lines.join(' \\\n  ');
}
