import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { QualityFigures } from '@candor/domain/model/quality';

/** What the page 'How a score is made' shows. It is kept with the code: whoever builds the page has no data to measure. */
export const FIGURES_FILE = fileURLToPath(
  new URL('../../web/src/features/scoring/quality-figures.json', import.meta.url),
);

/** Writes the figures of the page, to be reviewed and committed. */
export async function publishFigures(figures: QualityFigures): Promise<void> {
  await writeFile(FIGURES_FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
