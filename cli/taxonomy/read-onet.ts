import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ConceptKind } from '@candor/engine';
import { CommandError } from '../command-error';
import type { Published, PublishedConcept, PublishedOccupation } from './published';
import { readTable } from './read-table';

/** A technology that many postings ask for counts as if this many more occupations used it. */
const HOT_USE = 1000;

/**
 * Reads the O*NET database as its resource center hands it out ('Text', https://www.onetcenter.org/database.html#all-files).
 * Tab separated files with the columns of the data dictionary (https://www.onetcenter.org/dictionary/30.0/text/): 'Technology
 * Skills' and 'Tools Used' name one example a row with its commodity, 'Occupation Data' the occupations, 'Alternate Titles'
 * what else they are called.
 *
 * @throws CommandError for a folder without 'Technology Skills.txt', and for files of another form.
 */
export async function readOnet(folder: string): Promise<Published> {
  const technologies = join(folder, 'Technology Skills.txt');
  if (!existsSync(technologies)) {
    throw new CommandError(`${folder}: there is no 'Technology Skills.txt'`);
  }
  const software = await readTable(technologies, ['Example', 'Hot Technology']);
  const tools = await optionalTable(folder, 'Tools Used.txt', ['Example']);
  return {
    concepts: [
      ...examples(
        'software',
        'technology',
        software.map((row) => [row.Example, row['Hot Technology'] === 'Y']),
      ),
      ...examples(
        'tool',
        'tool',
        tools.map((row) => [row.Example, false]),
      ),
    ],
    occupations: await occupationsIn(folder),
  };
}

/** One concept for each name, however many occupations use it. */
function examples(
  key: string,
  kind: ConceptKind,
  rows: readonly (readonly [name: string, hot: boolean])[],
): PublishedConcept[] {
  const uses = new Map<string, number>();
  const hot = new Set<string>();
  for (const [name, isHot] of rows) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
    if (isHot) hot.add(name);
  }
  return [...uses].map(([name, use]) => ({
    key: `${key} ${name}`,
    kind,
    names: namesOf(name),
    broader: [],
    use: use + (hot.has(name) ? HOT_USE : 0),
  }));
}

/**
 * Words of which only the first has a capital, then an abbreviation. One word before it would be a maker, and the
 * capitals its product.
 */
const WITH_SHORT_FORM = /^([A-Z][^A-Z ]* [^A-Z]*[a-z]) ([A-Z][A-Z0-9/+.-]{2,7})$/;

/** 'Structured query language SQL' carries its short form at the end: both are names. */
function namesOf(example: string): string[] {
  const [, long, short] = WITH_SHORT_FORM.exec(example) ?? [];
  return long === undefined || short === undefined ? [example] : [example, long, short];
}

async function occupationsIn(folder: string): Promise<PublishedOccupation[]> {
  const rows = await optionalTable(folder, 'Occupation Data.txt', ['O*NET-SOC Code', 'Title']);
  const others = await optionalTable(folder, 'Alternate Titles.txt', [
    'O*NET-SOC Code',
    'Alternate Title',
  ]);
  const byCode = new Map<string, string[]>();
  for (const row of others) {
    const code = row['O*NET-SOC Code'];
    byCode.set(code, [...(byCode.get(code) ?? []), row['Alternate Title']]);
  }
  return rows.map((row) => ({
    key: row['O*NET-SOC Code'],
    titles: [row.Title, ...(byCode.get(row['O*NET-SOC Code']) ?? [])],
  }));
}

async function optionalTable<Column extends string>(
  folder: string,
  name: string,
  columns: readonly Column[],
) {
  const path = join(folder, name);
  return existsSync(path) ? readTable(path, columns) : [];
}
