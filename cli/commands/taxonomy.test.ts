import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGINE_VERSION } from '@candor/engine';
import { expect, test } from 'vitest';
import { ESCO_DOWNLOAD, ONET_DOWNLOAD } from '../testing/downloads';
import { jsonLines, runCandor, toJsonLines } from '../testing/run-candor';
import { runHere } from '../testing/run-here';
import { tempFolder } from '../testing/temp-folder';

type Written = {
  version: string;
  concepts: {
    name: string;
    kind: string;
    aliases?: string[];
    broader?: string[];
    context?: string[];
  }[];
  titles: [string, string[]][];
};

const downloads = () => tempFolder({ ...ESCO_DOWNLOAD, ...ONET_DOWNLOAD });

function importArgs(folder: string): string[] {
  const at = (name: string) => join(folder, name);
  return [
    'taxonomy',
    'import',
    '--esco',
    at('esco'),
    '--onet',
    at('onet'),
    '--out',
    at('map.json'),
  ];
}

let map: Promise<string> | null = null;

/** The imported downloads: imported once for all tests that only read them. */
function importedMap(): Promise<string> {
  map ??= downloads().then(async (folder) => {
    await runHere(importArgs(folder));
    return readFile(join(folder, 'map.json'), 'utf8');
  });
  return map;
}

test('downloads become one file, the same for the same downloads, that match, score and skills read', async () => {
  const folder = await downloads();
  const first = await runCandor(importArgs(folder));
  expect(first.messages).toBe('');
  expect(first.code).toBe(0);
  const text = await readFile(join(folder, 'map.json'), 'utf8');
  expect(await importedMap()).toBe(text);

  const written = JSON.parse(text) as Written;
  expect(first.output).toContain(written.version);
  const input = toJsonLines([
    { id: '1', text: 'Lantern optics, wick trimming and Microsoft Excel' },
  ]);
  const run = await runCandor(['skills'], {
    input,
    cwd: folder,
    env: { CANDOR_TAXONOMY: 'map.json' },
  });
  const [answer] = jsonLines(run.output) as { skills: { name: string }[] }[];
  expect(answer?.skills.map(({ name }) => name)).toEqual([
    'lamp optics',
    'trim lamp wicks',
    'Microsoft Excel',
    'Use spreadsheet software',
  ]);

  const job = 'Lamp keeper\n\nRequirements\n- Knowledge of lantern optics\n- Wick trimming';
  await writeFile(join(folder, 'job.txt'), job);
  await writeFile(join(folder, 'resume.txt'), 'Lamp keeper, 2015 - 2020\n- Trimmed lamp wicks.');
  const match = await runCandor(
    ['match', '--job', 'job.txt', '--candidates', 'resume.txt', '--format', 'json'],
    { cwd: folder, env: { CANDOR_TAXONOMY: 'map.json' } },
  );
  expect(JSON.parse(match.output).engine_version).toBe(`${ENGINE_VERSION}+map.${written.version}`);
});

test('a name that is ours stays ours, everyday words and taken names are kept out, circles are cut', async () => {
  const { concepts, titles } = JSON.parse(await importedMap()) as Written;
  const of = (name: string) => concepts.find((concept) => concept.name === name);
  expect(of('Java')?.aliases).toEqual(['Java language of coffee', 'Javanese brewing notation']);
  expect(of('trim lamp wicks')).toMatchObject({ kind: 'skill', aliases: ['wick trimming'] });
  const links = [of('trim lamp wicks')?.broader, of('lamp optics')?.broader];
  expect(links.filter((link) => link !== undefined)).toHaveLength(1);
  expect(of('stay awake on night watch')?.kind).toBe('soft_skill');
  expect(of('burner lore')?.aliases).toBeUndefined();
  expect(of('Lampwright')?.context).toContain('software');
  expect(of('Brass wick trimmers')?.kind).toBe('tool');
  const names = concepts.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  for (const out of ['team', 'Vision', 'vision', 'write Lanternish', 'Microsoft Excel', 'blp']) {
    expect(names).not.toContain(out);
  }
  const added = titles.flatMap(([, more]) => more);
  expect(added).toContain('lamplit ward nurse');
  expect(added).toContain('lamp ledger keeper');
  expect(added).not.toContain('keeper');
  expect(added).not.toContain('beacon attendant');
});

test.each([
  ['a folder without the table', { 'esco/other.csv': 'x' }, 'there is no skills_en.csv'],
  [
    'a table without a column',
    { 'esco/skills_en.csv': 'conceptUri,altLabels\n' },
    "no column 'skillType'",
  ],
])('%s is refused in one line', async (_, files, words) => {
  const folder = await tempFolder(files);
  const [esco, out] = [join(folder, 'esco'), join(folder, 'map.json')];
  const run = await runHere(['taxonomy', 'import', '--esco', esco, '--out', out]);
  expect(run.code).toBe(1);
  expect(run.messages).toContain(words);
  expect(run.messages.trim().split('\n')).toHaveLength(1);
});

test('a bad file stops what would read with it, and the doctor says what to do', async () => {
  const folder = await tempFolder();
  const path = join(folder, 'map.json');
  const text = await importedMap();
  await writeFile(path, text.replace('lantern optics', 'lanterns'));
  const env = { CANDOR_TAXONOMY: path, DATA_DIR: join(folder, 'data') };
  const skills = await runCandor(['skills'], { input: '', env });
  expect(skills.code).toBe(1);
  expect(skills.messages).toContain('it was changed after it was written');
  const serve = await runCandor(['serve'], { env });
  expect(serve.code).toBe(1);
  expect(serve.messages).toContain(`CANDOR_TAXONOMY: ${path}`);
  const missing = { ...env, CANDOR_TAXONOMY: join(folder, 'nowhere.json') };
  const doctor = await runCandor(['doctor'], { env: missing });
  expect(doctor.output).toMatch(/fail\s+Taxonomy.*there is no such file/s);
  expect(doctor.output).toContain('candor taxonomy import');
});
