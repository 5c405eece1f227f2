import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ConceptKind } from '@candor/engine';
import { CommandError } from '../command-error';
import type { Published, PublishedConcept, PublishedOccupation } from './published';
import { type Row, readTable } from './read-table';

/**
 * Reads the ESCO classification as distributed by its portal ('CSV', English,
 * https://esco.ec.europa.eu/en/use-esco/download). Files and columns as in v1.0.9 to v1.2.1, described in the
 * `dictionary_en.csv` of the download itself: labels of one cell are on separate lines, and relations name the two
 * ends by address. Skills of language use ('write Hungarian') are left out: a language is asked for by its name.
 *
 * @throws CommandError for a folder without `skills_en.csv`, and for files in another format.
 */
export async function readEsco(folder: string): Promise<Published> {
  const skills = join(folder, 'skills_en.csv');
  if (!existsSync(skills)) throw new CommandError(`${folder}: there is no skills_en.csv`);
  const rows = await readTable(skills, SKILL_COLUMNS);
  const [languages, transversal, digital, broader, uses, occupations] = await Promise.all([
    addressesIn(folder, 'languageSkillsCollection_en.csv'),
    addressesIn(folder, 'transversalSkillsCollection_en.csv'),
    addressesIn(folder, 'digitalSkillsCollection_en.csv'),
    broaderOf(folder),
    usesOf(folder),
    occupationsIn(folder),
  ]);
  const concepts = rows
    .filter((row) => row.status !== 'obsolete' && !languages.has(row.conceptUri))
    .map((row): PublishedConcept => {
      const key = row.conceptUri;
      const isSoft = row.reuseLevel === 'transversal' || transversal.has(key);
      return {
        key,
        kind: kindOf(row, isSoft, digital.has(key)),
        names: labelsOf(row.preferredLabel, row.altLabels),
        broader: broader.get(key) ?? [],
        use: uses.get(key) ?? 0,
      };
    });
  return { concepts, occupations };
}

const SKILL_COLUMNS = [
  'conceptUri',
  'skillType',
  'reuseLevel',
  'preferredLabel',
  'altLabels',
  'status',
] as const;

function kindOf({ skillType }: Row<'skillType'>, isSoft: boolean, isDigital: boolean): ConceptKind {
  if (skillType !== 'knowledge') return isSoft ? 'soft_skill' : 'skill';
  return isDigital ? 'technology' : 'skill';
}

/** One label a line; some editions part them by bars. */
function labelsOf(preferred: string, others: string): string[] {
  return [preferred, ...others.split(/\r?\n|\s\|\s/)]
    .map((label) => label.trim())
    .filter((label) => label !== '');
}

async function addressesIn(folder: string, name: string): Promise<Set<string>> {
  const path = join(folder, name);
  if (!existsSync(path)) return new Set();
  const rows = await readTable(path, ['conceptUri']);
  return new Set(rows.map(({ conceptUri }) => conceptUri));
}

/** What each skill is a kind of. Groups of skills are left out: knowing one member says little of a group. */
async function broaderOf(folder: string): Promise<Map<string, string[]>> {
  const path = join(folder, 'broaderRelationsSkillPillar_en.csv');
  const broader = new Map<string, string[]>();
  if (!existsSync(path)) return broader;
  const rows = await readTable(path, ['conceptUri', 'broaderType', 'broaderUri']);
  for (const { conceptUri, broaderType, broaderUri } of rows) {
    if (broaderType === 'SkillGroup') continue;
    broader.set(conceptUri, [...(broader.get(conceptUri) ?? []), broaderUri]);
  }
  return broader;
}

async function usesOf(folder: string): Promise<Map<string, number>> {
  const path = join(folder, 'occupationSkillRelations_en.csv');
  const uses = new Map<string, number>();
  if (!existsSync(path)) return uses;
  for (const { skillUri } of await readTable(path, ['skillUri'])) {
    uses.set(skillUri, (uses.get(skillUri) ?? 0) + 1);
  }
  return uses;
}

async function occupationsIn(folder: string): Promise<PublishedOccupation[]> {
  const path = join(folder, 'occupations_en.csv');
  if (!existsSync(path)) return [];
  const rows = await readTable(path, ['conceptUri', 'preferredLabel', 'altLabels']);
  return rows.map(({ conceptUri, preferredLabel, altLabels }) => ({
    key: conceptUri,
    titles: labelsOf(preferredLabel, altLabels),
  }));
}
