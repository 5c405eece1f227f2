import { readFileSync, writeFileSync } from 'node:fs';
import { randomFrom } from '@candor/domain/rules/random-from';
import { readRows } from '../data/read-rows';
import { SkillsRow } from '../data/rows';
import { fromHere } from '../from-here';
import { learn } from './crf';
import { hashedLines, numbered } from './examples';
import { meanOf } from './mean-of';
import { packed } from './pack';

/** Fewer occurrences than these teach nothing that holds elsewhere. */
const FEWEST = 10;
const SETTINGS = { passes: 30, rate: 0.15, dropout: 0.5 };
/** Chooses the texts that are read in another case. */
const SEED = 7;
/** One run each. */
const RUNS = [1, 2, 3];
const ENTRIES_A_LINE = 100;

const [file, target] = process.argv.slice(2);
if (file === undefined || target === undefined) {
  console.error(
    'Say what to learn from and what to write: npm run train:tagger -- <skills_train.jsonl.gz> <weights.ts>',
  );
  process.exit(2);
}
await train(fromHere(file), fromHere(target));

/** Learns the tagger of things to know from marked postings and writes its weights as a module of the engine. */
async function train(source: string, written: string): Promise<void> {
  const texts = await readRows(source, SkillsRow);
  const lines = hashedLines(texts, 'knowledge', randomFrom(SEED));
  const { examples, hashes } = numbered(lines, FEWEST);
  const runs = RUNS.map((seed) => learn(examples, hashes.length, SETTINGS, randomFrom(seed)));
  const { entries, steps } = packed(meanOf(runs), hashes);
  writeFileSync(written, moduleOf(headOf(written), entries, JSON.stringify(steps)));
  console.log(`${entries.length} features of ${texts.length} postings`);
}

/** What stands above the weights stays as it is. */
function headOf(written: string): string {
  const source = readFileSync(written, 'utf8');
  return source.slice(0, source.indexOf('export const'));
}

function moduleOf(head: string, entries: readonly string[], steps: string): string {
  const lines = Array.from({ length: Math.ceil(entries.length / ENTRIES_A_LINE) }, (_, at) =>
    entries.slice(at * ENTRIES_A_LINE, (at + 1) * ENTRIES_A_LINE).join(''),
  );
  return `${head}export const KNOWLEDGE: WrittenWeights = {\n  steps: ${steps},\n  entries: \`\n${lines.join('\n')}\n\`,\n};\n`;
}
