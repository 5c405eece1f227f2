import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const EXAMPLE = fileURLToPath(new URL('../docs/examples/score-batch.sh', import.meta.url));

test('the example for a shell ends with the sentence of a refusal', {
  timeout: 10_000,
}, async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ detail: 'Authentication required. Please log in.' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const program = spawn('sh', [EXAMPLE, EXAMPLE, EXAMPLE], {
    env: { ...process.env, CANDOR_URL: `http://127.0.0.1:${port}`, CANDOR_KEY: 'unknown' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 5_000,
  });
  let said = '';
  program.stderr.on('data', (bytes) => {
    said += bytes;
  });
  const [code, signal] = await once(program, 'close');
  server.close();
  expect([code, signal]).toEqual([1, null]);
  expect(said).toContain('Authentication required. Please log in.');
});
