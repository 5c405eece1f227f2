import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The text of a PDF by a `pdftotext` of its own. Throws where that does not end well. */
export async function pdfToText(path: string): Promise<string> {
  const child = spawn('pdftotext', ['-enc', 'UTF-8', path, '-'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [found, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`pdftotext ended with ${code} on ${path}.`);
  return found;
}
