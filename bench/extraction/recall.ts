import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentReader } from '@candor/documents';
import { pdfToText } from '../pdf-to-text';
import type { CleanFile } from './clean-files';

/** What of the words that `pdftotext` finds in a PDF is found by us, from 0 to 1, by name. */
export async function recallOf(
  files: readonly CleanFile[],
  reader: DocumentReader,
  folder: string,
): Promise<Map<string, number>> {
  const recalls = new Map<string, number>();
  for (const { name, bytes } of files.filter((file) => file.name.endsWith('.pdf'))) {
    const place = join(folder, name);
    await writeFile(place, bytes);
    const theirs = wordsOf(await pdfToText(place));
    const read = await reader.read(bytes, name);
    const ours = wordsOf(read.ok ? read.text : '');
    recalls.set(name, shareFound(theirs, ours));
  }
  return recalls;
}

/** The share of counted words that the other text has at least as often. */
function shareFound(
  wanted: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, number>,
): number {
  let all = 0;
  let both = 0;
  for (const [word, count] of wanted) {
    all += count;
    both += Math.min(count, found.get(word) ?? 0);
  }
  return all === 0 ? 1 : both / all;
}

function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
