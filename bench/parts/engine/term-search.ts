import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rgPath } from '@vscode/ripgrep';
import { knownTerms } from './terms';

/** A bare search for every known term over all texts: the work to compare scoring with. */
export type TermSearch = { name: string; run(): Promise<void> };

/**
 * ripgrep on one thread. The texts are put into lower case beforehand: matching of letters in either case is what makes it
 * slow with thousands of terms.
 */
export async function termSearch(texts: readonly string[], scratch: string): Promise<TermSearch> {
  const terms = knownTerms();
  const folder = join(scratch, 'texts');
  const list = join(scratch, 'terms');
  await mkdir(folder, { recursive: true });
  await writeFile(list, terms.join('\n'));
  for (const [index, text] of texts.entries())
    await writeFile(join(folder, `${index}.txt`), text.toLowerCase());

  return {
    name: `rg -j1 -F -o -I, ${terms.length} terms`,
    run: async () => {
      const found = spawn(rgPath, ['-j1', '-F', '-o', '-I', '--no-config', '-f', list, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      found.stdout.resume();
      const [code] = await once(found, 'close');
      if (code !== 0) throw new Error(`rg ended with ${code}.`);
    },
  };
}
