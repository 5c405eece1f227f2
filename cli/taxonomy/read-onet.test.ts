import { expect, test } from 'vitest';
import { tempFolder } from '../testing/temp-folder';
import { readOnet } from './read-onet';

test.each([
  ['Lamp control language LCL', ['Lamp control language', 'LCL']],
  ['Wick trimming protocol WTP/2', ['Wick trimming protocol', 'WTP/2']],
])('the short form at the end of %s is a name of its own', async (example, more) => {
  expect(await namesRead(example)).toEqual([example, ...more]);
});

test.each([
  ['Lampwright ATLAS', 'a product behind the name of its maker'],
  ['Brass Lantern Works ATLAS', 'a maker of several words'],
  ['Lamp control language software', 'an ordinary word at the end'],
])('%s has one name: %s', async (example) => {
  expect(await namesRead(example)).toEqual([example]);
});

async function namesRead(example: string): Promise<readonly string[] | undefined> {
  const folder = await tempFolder({
    'Technology Skills.txt': `O*NET-SOC Code\tExample\tHot Technology\n11-1011.00\t${example}\tN\n`,
  });
  return (await readOnet(folder)).concepts[0]?.names;
}
