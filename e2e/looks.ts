// Compares every state of every component with how it looked at a revision, in one browser in one run:
// `npm run test:looks -- [--against <revision>] [--into <folder>]`. Ends with 1 when anything looks different; before,
// after and difference are then in the folder, to be looked at.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { openCatalogue } from './catalogue/open-catalogue';
import { launchBrowser } from './support/launch-browser';
import { comparePictures } from './support/looks/compare-pictures';
import { openRevision } from './support/looks/open-revision';
import { takeExhibits } from './support/looks/take-exhibits';
import { LOOKS, type Look } from './support/pictures/look';

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD' },
    into: { type: 'string', default: path.join(import.meta.dirname, 'test-results/looks') },
  },
});
const WIDTHS = [1440, 360];

await rm(values.into, { recursive: true, force: true });
const revision = await openRevision(values.against);
const before = await openCatalogue(revision.root);
const after = await openCatalogue();
const browser = await launchBrowser();
let different = 0;
try {
  for (const look of LOOKS.filter(({ size }) => WIDTHS.includes(size.width))) {
    different += await compareAt(browser, look);
  }
} finally {
  await browser.close();
  await after.close();
  await before.close();
  await revision.close();
}
console.log(
  different === 0
    ? 'Everything looks the same.'
    : `${different} look different: see ${values.into}`,
);
process.exitCode = different === 0 ? 0 : 1;

async function compareAt(browser: Browser, look: Look): Promise<number> {
  const where = `${look.size.width} ${look.scheme}`;
  const old = await takeExhibits(browser, before.url, look);
  const now = await takeExhibits(browser, after.url, look);
  let changed = 0;
  for (const [name, picture] of now) {
    const known = old.get(name);
    if (!known) {
      console.log(`new      ${where}  ${name}`);
      continue;
    }
    const found = comparePictures(known, picture);
    if (found.kind === 'same') continue;
    changed += 1;
    console.log(`changed  ${where}  ${name}: ${found.what}`);
    const pictures = { before: known, after: picture, difference: found.difference };
    await keep(`${where} ${name}`, pictures);
  }
  for (const name of old.keys()) if (!now.has(name)) console.log(`gone     ${where}  ${name}`);
  console.log(`${where}: ${now.size} states, ${changed} look different`);
  return changed;
}

async function keep(name: string, pictures: Record<string, Buffer | null>): Promise<void> {
  const folder = path.join(values.into, name.replaceAll(/[^a-z0-9]+/gi, '-'));
  await mkdir(folder, { recursive: true });
  for (const [kind, picture] of Object.entries(pictures)) {
    if (picture) await writeFile(path.join(folder, `${kind}.png`), picture);
  }
}
