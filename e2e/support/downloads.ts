import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Does what starts a download and answers the text and the name of the file that arrives. */
export async function downloaded(
  page: Page,
  start: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await start();
  const download = await arriving;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}
