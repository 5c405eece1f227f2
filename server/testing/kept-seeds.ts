import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasCode } from '../has-code';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/candor-seeds', import.meta.url));

/** Where seeds are kept: outside of the source tree, or where `KEPT_SEEDS` says, which outlives a fresh clone. */
const folderOf = (campaign: string) => path.join(process.env.KEPT_SEEDS ?? FOLDER, campaign);

/** The seeds of a campaign that did not hold once, the smallest first. Every run begins with them. */
export function keptSeeds(campaign: string): number[] {
  try {
    const names = readdirSync(folderOf(campaign));
    return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Keeps a seed that did not hold, with what is known of it, until somebody deletes its file. Answers where that is. */
export function keepSeed(campaign: string, seed: number, lines: readonly string[]): string {
  const folder = folderOf(campaign);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${seed}.txt`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
