import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '@candor/server/db/embedded/start';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCandor } from '../testing/run-candor';
import { runHere } from '../testing/run-here';
import { tempFolder } from '../testing/temp-folder';

const HEADER =
  'occupation,region,employed,yearly_openings,median_yearly_pay,currency,growth_percent,growth_period,working_title';
const BAKERS = 'Bakers,Utopia,1250,40,34000.50,EUR,-3.25,2024-2034,';

let env: Record<string, string>;
let database: EmbeddedDatabase;

/** A separate database, which the commands find running: each would start and stop it otherwise. */
beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'candor-statistics-'));
  env = { DATA_DIR: dataDir };
  database = await startEmbedded(dataDir, { throwaway: true });
  expect((await runCandor(['migrate'], { env })).code).toBe(0);
}, 120_000);
afterAll(async () => {
  await database.stop();
  await rm(env.DATA_DIR ?? '', { recursive: true, force: true });
}, 60_000);

const statistics = (...args: string[]) => runHere(['statistics', ...args], { env });

async function loading(text: string | Buffer, ...more: string[]) {
  const folder = await tempFolder({ 'table.csv': text });
  const named = ['--source', 'Census', '--date', '2025-05-31', ...more];
  return ['load', path.join(folder, 'table.csv'), ...named];
}

const load = async (text: string | Buffer) => statistics(...(await loading(text)));

describe('a table of occupations', () => {
  test('is loaded, listed, replaced as a whole and removed', async () => {
    expect((await statistics('list')).output).toBe('No statistics are loaded.\n');
    const table = `\ufeff${HEADER}\r\n${BAKERS}\r\n"Plumbers, ""Pipefitters"" and\n Steamfitters",Utopia,10,,,,,,plumber\r\nWeavers of Moonlight,Utopia,3,,,,,,\r\n`;
    const licensed = await loading(table, '--licence', 'CC BY 4.0');
    const loaded = await runCandor(['statistics', ...licensed], { env });
    expect(loaded).toMatchObject({ code: 0, messages: '' });
    expect(loaded.output).toBe(
      [
        'Census of 2025-05-31: 3 rows were loaded.',
        '2 of 3 occupations are known by their title and will stand beside jobs.',
        'The others are kept and shown nowhere; working_title can name them. The first of them:',
        '  Weavers of Moonlight',
        '',
      ].join('\n'),
    );
    expect((await statistics('list')).output).toMatch(
      /^2025-05-31 {2}3 rows {2}loaded \d{4}-\d\d-\d\d {2}Census {2}CC BY 4\.0\n$/,
    );
    expect((await load('occupation,region,employed\nBakers,Utopia,7')).output).toMatch(
      /^Census of 2025-05-31: 1 row was loaded, in the place of those before\.\n/,
    );
    const doctor = await runHere(['doctor'], {
      env: { ...env, ASHBY_API_BASE: 'http://127.0.0.1:1' },
    });
    expect(doctor.output).toMatch(/^ok {4}Public statistics: Census of 2025-05-31$/m);
    const wrong = await load('occupation,region,employed\nBakers,Utopia,8\nCooks,Utopia,few');
    expect(wrong.code).toBe(1);
    expect((await statistics('list')).output).toMatch(/^2025-05-31 {2}1 row {2}/);
    expect((await statistics('remove', 'Census')).output).toBe('Census is removed.\n');
    expect(await statistics('remove', 'Census')).toMatchObject({
      code: 1,
      messages: 'candor: No source is called “Census”. candor statistics list names them.\n',
    });
  }, 120_000);

  test('with anything wrong is refused with every line of it', async () => {
    const rows = [
      ',Utopia,1,,,,,,',
      'Bakers,,1,,,,,,',
      'Bakers,Utopia,"1,250",,,,,,',
      'Bakers,Utopia,1.5,,,,,,',
      'Bakers,Utopia,,-4,,,,,',
      'Bakers,Utopia,,,12e3,EUR,,,',
      'Bakers,Utopia,,,12000,,,,',
      'Bakers,Utopia,,,12000,XYZ,,,',
      'Bakers,Utopia,1,,,EUR,,,',
      'Bakers,Utopia,,,,,4.5,,',
      'Bakers,Utopia,,,,,fast,2024-2034,',
      'Bakers,Utopia,,,,,4.5,2034-2024,',
      'Bakers,Utopia,,,,,,,',
      'Bakers,Utopia,1,,,,,,wizard of ovens',
      'Bakers,Utopia,1',
      'Bakers,Utopia,1,,,,,,',
      ' bakers ,Utopia,2,,,,,,',
      'Bakers,Utopia,3,,,,,,',
      'Bakers,"Utopia,4,,,,,,',
    ];
    const { code, messages } = await load([HEADER, ...rows].join('\n'));
    expect(code).toBe(1);
    expect(
      messages
        .replace(/^candor: .*table\.csv/, 'table.csv')
        .trimEnd()
        .split('\n'),
    ).toEqual([
      'table.csv: nothing was loaded.',
      '  line 2: occupation is empty',
      '  line 3: region is empty',
      '  line 4: employed is “1,250”: it must be a whole number such as 1250, or empty',
      '  line 5: employed is “1.5”: it must be a whole number such as 1250, or empty',
      '  line 6: yearly_openings is “-4”: it must be a whole number such as 1250, or empty',
      '  line 7: median_yearly_pay is “12e3”: it must be a number such as 61500 or 61500.50, or empty',
      '  line 8: median_yearly_pay needs a currency',
      '  line 9: currency is “XYZ”: it must be a code such as USD, GBP or EUR',
      '  line 10: currency stands beside no median_yearly_pay',
      '  line 11: growth_percent needs a growth_period',
      '  line 12: growth_percent is “fast”: it must be a number such as 4.5 or -3, or empty',
      '  line 13: growth_period is “2034-2024”: it must be two years such as 2024-2034',
      '  line 14: has no figure',
      '  line 15: working_title is “wizard of ovens”, which is of no one occupation that Candor knows',
      '  line 16: has 3 fields, and the header names 9',
      '  line 18: has the occupation and the region of line 17',
      '  line 19: has the occupation and the region of line 17',
      '  line 20: opens a quotation mark that is never closed',
    ]);
    expect((await statistics('list')).output).toBe('No statistics are loaded.\n');
  }, 60_000);

  test('with very many things wrong is refused with the first of them', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `Bakers,District ${at},none`);
    const { messages } = await load(['occupation,region,employed', ...rows].join('\n'));
    expect(messages).toContain('  line 21: employed is “none”');
    expect(messages).not.toContain('line 22:');
    expect(messages).toMatch(/\n {2}and 10 more\n$/);
  });

  test.each([
    ['', 'the file is empty'],
    ['\n\n', 'the file is empty'],
    [HEADER, 'there is no row below the header'],
    ['Bakers,Utopia,1250\n', 'There is no column “bakers”. The first line names the columns: '],
    ['occupation,employed\nBakers,1', 'The column region is missing.'],
    ['occupation,region,Region\nBakers,Utopia,Utopia', 'The column region is there twice.'],
  ])('that begins with %j is refused', async (text, why) => {
    const { code, messages } = await load(text);
    expect(code).toBe(1);
    expect(messages).toContain(why);
  });

  test('of any size is refused before it is read when it is too large, and one that is not there is named', async () => {
    const folder = await tempFolder({ 'large.csv': `${HEADER}\n${BAKERS}` });
    await truncate(path.join(folder, 'large.csv'), 65 * 1024 * 1024);
    const named = ['--source', 'Census', '--date', '2025-05-31'];
    for (const [file, why] of [
      ['large.csv', 'the file is larger than 64 MB. Load fewer regions.'],
      ['none.csv', 'There is no such file.'],
    ] as const) {
      const { code, messages } = await statistics('load', path.join(folder, file), ...named);
      expect([code, messages]).toEqual([1, `candor: ${path.join(folder, file)}: ${why}\n`]);
    }
  });

  test.each([
    [['--source', 'Census'], "required option '--date <YYYY-MM-DD>' not specified"],
    [['--source', ' ', '--date', '2025-05-31'], 'It must have 1 to 100 characters.'],
    [['--source', 'Census', '--date', '2025-02-30'], 'It must be a day such as 2026-05-31.'],
    [['--source', 'Census', '--date', '31.05.2025'], 'It must be a day such as 2026-05-31.'],
  ])('is not loaded with %j', async (options, why) => {
    const { code, messages } = await statistics('load', 'table.csv', ...options);
    expect(code).toBe(1);
    expect(messages).toContain(why);
  });
});
