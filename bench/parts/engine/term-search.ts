import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { termScan } from '../../baselines/multi-pattern';
import { programExists } from '../../program';
import { knownTerms } from './terms';

/** A bare search for every known term over all texts: the work to compare scoring with. */
export type TermSearch = { name: string; run(): Promise<void> | void };

/**
 * ripgrep on one thread where it is installed, else our own scan. The texts are put into lower case
 * beforehand: matching of letters in either case is what makes ripgrep slow with thousands of terms.
 */
export async function termSearch(texts: readonly string[], scratch: string): Promise<TermSearch> {
  const terms = knownTerms();
  const lower = texts.map((text) => text.toLowerCase());
  if (await programExists('rg', '--version')) return ripgrep(terms, lower, scratch);

  const scan = termScan(terms);
  return {
    name: `plain scan, ${terms.length} terms (rg is not installed)`,
    run: () => {
      for (const text of lower) scan(text);
    },
  };
}

async function ripgrep(
  terms: readonly string[],
  texts: readonly string[],
  scratch: string,
): Promise<TermSearch> {
  const folder = join(scratch, 'texts');
  const list = join(scratch, 'terms');
  await mkdir(folder, { recursive: true });
  await writeFile(list, terms.join('\n'));
  for (const [index, text] of texts.entries()) await writeFile(join(folder, `${index}.txt`), text);

  return {
    name: `rg -j1 -F -o -I, ${terms.length} terms`,
    run: async () => {
      const found = spawn('rg', ['-j1', '-F', '-o', '-I', '--no-config', '-f', list, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      found.stdout.resume();
      const [code] = await once(found, 'close');
      if (code !== 0) throw new Error(`rg ended with ${code}.`);
    },
  };
}
