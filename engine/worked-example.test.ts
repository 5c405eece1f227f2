import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileJob, match } from './index';

const DESIGN = readFileSync(new URL('./DESIGN.md', import.meta.url), 'utf8');

/** A block of the page that is marked with this word. */
function blockOf(mark: string): string {
  const [, block] = new RegExp(`\`\`\`text ${mark}\\n([^\`]+)\`\`\``).exec(DESIGN) ?? [];
  if (block === undefined) throw new Error(`DESIGN.md has no block for the ${mark}.`);
  return block;
}

test('the worked example of DESIGN.md has the points that the engine gives', () => {
  const asOf = { year: 2026, month: 1 };
  const result = match(compileJob(blockOf('job')), { text: blockOf('resume') }, asOf);
  const rows = result.requirements.map(
    ({ text, max_points, strength, points }) =>
      `| ${text} | ${max_points.toFixed(1)} | ${strength.toFixed(2)} | ${points.toFixed(1)} |`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const row of [...rows, `| **together** | 100 | | **${result.overall_score}** |`])
    expect(DESIGN).toContain(row);
});
