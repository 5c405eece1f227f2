import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { ZodType } from 'zod';

/**
 * Reads a file of JSON Lines, unpacked where its name ends in `.gz`.
 *
 * @throws an error that names the file and the line where a row has another shape, and the system's
 * error where there is no such file.
 */
export async function readRows<Row>(path: string, row: ZodType<Row>): Promise<Row[]> {
  const bytes = await readFile(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = row.safeParse(JSON.parse(line));
    if (parsed.success) return [parsed.data];
    throw new Error(`${path}, line ${index + 1}: ${parsed.error.issues[0]?.message}`);
  });
}
