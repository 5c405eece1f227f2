import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Reads a PDF with a `pdftotext` of its own. Throws where that does not end well. */
export async function pdfToText(path: string): Promise<void> {
  const child = spawn('pdftotext', [path, '-'], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`pdftotext ended with ${code} on ${path}.`);
}
