import { readFileSync, statSync } from 'node:fs';
import { TermKind } from '@candor/domain/model/term';
import { TAXONOMY } from '@candor/engine/taxonomy/data/index';
import { extendTaxonomy } from '@candor/engine/taxonomy/extend-taxonomy';
import { type Extension, installExtension } from '@candor/engine/taxonomy/extension';
import { extensionVersion } from '@candor/engine/taxonomy/extension-version';
import { taxonomyProblems } from '@candor/engine/taxonomy/validate';
import { z } from 'zod';
import { hasCode } from '../has-code';

/** Where a scoring thread finds the path of the imported taxonomy. */
export const TAXONOMY_OF_THREAD = 'CANDOR_TAXONOMY_OF_THREAD';
/** The first line of defence against a file that is something else. */
const FORMAT = 'candor-taxonomy-1';
const MOST_BYTES = 32 * 1024 * 1024;
/** Problems that are worth reading at once. */
const MOST_TOLD = 5;

const Name = z.string().min(1).max(200);

const TaxonomyFile = z.object({
  format: z.literal(FORMAT, { error: `this is no taxonomy that candor wrote (${FORMAT})` }),
  version: z.string(),
  concepts: z.array(
    z.object({
      name: Name,
      kind: TermKind,
      aliases: z.array(Name).max(100).optional(),
      broader: z.array(Name).max(100).optional(),
      context: z.array(Name).max(100).optional(),
    }),
  ),
  titles: z.array(z.tuple([z.string(), z.array(Name).max(200)])),
});

/** The imported taxonomy cannot be used. Its message names the file and says why. */
export class TaxonomyFileError extends Error {
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = 'TaxonomyFileError';
  }
}

/** An extension as a file holds it. */
export function taxonomyFileText({ version, concepts, titles }: Extension): string {
  return `${JSON.stringify({ format: FORMAT, version, concepts, titles })}\n`;
}

/**
 * Reads a file that `candor taxonomy import` wrote, and holds it against the rules of our own data: together with it every
 * name must have one owner and every link a goal.
 *
 * @throws TaxonomyFileError
 */
export function readTaxonomyFile(path: string): Extension {
  const parsed = TaxonomyFile.safeParse(jsonOf(path));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue && issue.path.length > 0 ? ` (at ${issue.path.join('.')})` : '';
    throw new TaxonomyFileError(path, `${issue?.message ?? 'it has another form'}${where}`);
  }
  const { version, titles } = parsed.data;
  const concepts = parsed.data.concepts.map(({ name, kind, aliases, broader, context }) => ({
    name,
    kind,
    ...(aliases && { aliases }),
    ...(broader && { broader }),
    ...(context && { context }),
  }));
  if (extensionVersion({ concepts, titles }) !== version) {
    throw new TaxonomyFileError(path, 'it was changed after it was written; import it again');
  }
  const extension = { version, concepts, titles };
  checkExtension(path, extension);
  return extension;
}

/** Throws TaxonomyFileError where our taxonomy with the extension on top breaks a rule of our own data. */
export function checkExtension(path: string, extension: Extension): void {
  const families = new Set(TAXONOMY.families.map(({ id }) => id));
  const problems = [
    ...extension.titles
      .filter(([family]) => !families.has(family))
      .map(([family]) => `Titles for an unknown family '${family}'`),
    ...taxonomyProblems(extendTaxonomy(TAXONOMY, extension)),
  ];
  if (problems.length === 0) return;
  const told = problems.slice(0, MOST_TOLD).join('; ');
  const more = problems.length > MOST_TOLD ? `; and ${problems.length - MOST_TOLD} more` : '';
  throw new TaxonomyFileError(path, `${told}${more}`);
}

/**
 * Puts the imported taxonomy of this process in place before anything is read; nothing for null. Every process and thread
 * that scores does so at its start.
 *
 * @throws TaxonomyFileError
 */
export function installTaxonomyFile(path: string | null): void {
  if (path !== null) installExtension(readTaxonomyFile(path));
}

function jsonOf(path: string): unknown {
  try {
    if (statSync(path).size > MOST_BYTES) {
      throw new TaxonomyFileError(path, `it is larger than ${MOST_BYTES / 1024 / 1024} MB`);
    }
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof TaxonomyFileError) throw error;
    throw new TaxonomyFileError(
      path,
      hasCode(error, 'ENOENT') ? 'there is no such file' : 'it is not valid JSON or cannot be read',
    );
  }
}
