import { readTaxonomyFile, TaxonomyFileError } from '@candor/server/scoring/taxonomy-file';
import type { Finding } from './check';

/** The imported taxonomy, if configured: read and validated against the rules of our own. */
export function checkTaxonomy(path: string | null): Finding {
  const subject = 'Taxonomy';
  if (path === null) return { status: 'ok', subject, found: "Candor's own, nothing imported" };
  try {
    const { version, concepts } = readTaxonomyFile(path);
    return {
      status: 'ok',
      subject,
      found: `${path} adds to ${concepts.length} concepts (version ${version})`,
    };
  } catch (error) {
    if (!(error instanceof TaxonomyFileError)) throw error;
    return {
      status: 'fail',
      subject,
      found: error.message,
      fix: 'Write it anew with candor taxonomy import, or take CANDOR_TAXONOMY away.',
    };
  }
}
