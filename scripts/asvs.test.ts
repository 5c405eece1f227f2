import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** How many items of level 1 and 2 each section of the standard has; they are numbered from 1. */
const ITEMS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const all = Object.entries(ITEMS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
);
/** Of level 3 what this product takes besides. */
const TAKEN = ['1.2.10', '1.3.12', '14.2.7', '15.2.5'];

const rows = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, items = '', about = '', answer = ''] = line.split('|').map((cell) => cell.trim());
    return { items, about, answer };
  });

/** `1.2.6-8` and `6.1.2, 6.2.11` as single items. */
function itemsOf(cell: string): string[] {
  return cell.split(', ').flatMap((one) => {
    const [, section, first, last] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(one) ?? [];
    const length = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length }, (_, n) => `${section}.${Number(first) + n}`);
  });
}

const filesOf = (answer: string) =>
  [...answer.matchAll(/`([^`\s]+\.(?:tsx?|md))`/g)].flatMap(([, file]) => file ?? []);

test('every item of level 1 and 2, and those taken from level 3, is answered exactly once', () => {
  expect(all).toHaveLength(253);
  const answered = rows.flatMap(({ items }) => itemsOf(items));
  expect([...answered].sort()).toEqual([...all, ...TAKEN].sort());
});

test.each(rows)('$items is answered by something that is there', ({ about, answer }) => {
  expect(about).not.toBe('');
  expect(answer).toMatch(/^(test|design|operator|gap|n\/a): .{3}/);
  expect(filesOf(answer).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  if (answer.startsWith('test:'))
    expect(filesOf(answer).some((file) => /\.(test|e2e)\.tsx?$/.test(file))).toBe(true);
});
