import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { CandidateSource, SourceItem } from '../../ports/candidate-source';

/** A candidate that a test puts into a source: a document of a folder or a row of a table. */
export type Planted = { name: string; text: string };

/** How the suite handles one kind of source. What a kind cannot do is left out, and so are the promises about it. */
export type SourceHarness = {
  /** Makes a source that holds these, and nothing else but proofs of whose it is. */
  plant(planted: readonly Planted[]): Promise<PlantedSource>;
  /** Makes a source that lists so many small items without holding them: its memory must not count. */
  plantMany?(count: number): Promise<PlantedSource>;
  /** It opens documents later than it lists them, and each may be gone or another one by then. */
  isRemote: boolean;
};

export type PlantedSource = {
  /** Opens it as a batch would, anew each time. */
  open(signal?: AbortSignal): Promise<CandidateSource>;
  /** Takes one away, or changes it, after it was listed. */
  remove?(name: string): Promise<void>;
  change?(name: string, text: string): Promise<void>;
  /** Breaks the next answers of the source in the middle, one after the other. */
  cut?(times: number): void;
};

/** More with LISTED_ITEMS=100000. */
const MANY = Number(process.env.LISTED_ITEMS ?? 12_000);
/**
 * Each look collects the garbage of every file that this process ran before, which may take seconds. What is held adds up, so
 * that the last look finds what the first one did not have.
 */
const LOOKS_AT = [0.1, 0.55, 1].map((part) => Math.round(part * MANY));
/** 64 MiB for a hundred thousand; of fewer, a part that noise stays under. */
const MOST_GROWTH_BYTES = 64 * 1024 * 1024 * Math.max(0.25, MANY / 100_000);

/** Without it, what is waiting to be collected would count as held. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

/** What every source of candidates promises, whatever it is. */
export function sourceSuite({ plant, plantMany, isRemote }: SourceHarness): void {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `person ${String(at).padStart(3, '0')}.txt`,
      text: `Person ${at} has worked as a nurse for ${at} years.`,
    }));

  test('lists everybody once, over many pages, and in the same order again', async () => {
    const planted = people(23);
    const { open } = await plant(planted);
    const [first, second] = [await listed(await open()), await listed(await open())];
    expect(first.map(keyOf)).toEqual(second.map(keyOf));
    expect(first.map(nameOf).sort()).toEqual(planted.map(({ name }) => name));
  });

  test('gives the text of everybody it listed', async () => {
    const planted = people(5);
    const source = await (await plant(planted)).open();
    const texts: string[] = [];
    for await (const item of source.items()) texts.push(await textOf(source, item));
    await source.close();
    expect(texts.sort()).toEqual(planted.map(({ text }) => text).sort());
  });

  test('keeps people apart who have the same words', async () => {
    const twins = [
      { name: 'a.txt', text: 'The same words.' },
      { name: 'b.txt', text: 'The same words.' },
    ];
    const items = await listed(await (await plant(twins)).open());
    expect(new Set(items.map(keyOf)).size).toBe(2);
  });

  test('names with signs of every kind come back as they are', async () => {
    const names = ['Zoë Müller.txt', 'a+b %20 c.txt', "O'Neil & Søn (2).txt", '履歴書.txt'];
    const source = await (await plant(names.map((name) => ({ name, text: `Of ${name}` })))).open();
    const found: string[] = [];
    for await (const item of source.items()) found.push(await textOf(source, item));
    await source.close();
    expect(found.sort()).toEqual(names.map((name) => `Of ${name}`).sort());
  });

  test.runIf(isRemote)(
    'somebody who is gone or was changed is a problem of that one alone',
    async () => {
      const { open, remove, change } = await plant(people(3));
      if (!remove || !change) throw new Error('The harness cannot change what it planted.');
      const source = await open();
      const items: SourceItem[] = [];
      for await (const item of source.items()) items.push(item);
      await remove('person 000.txt');
      await change('person 001.txt', 'Somebody else.');
      const answers = await Promise.all(items.map((item) => answerOf(source, item)));
      await source.close();
      expect(answers).toEqual([
        expect.objectContaining({ code: 'gone' }),
        expect.objectContaining({ code: 'changed' }),
        'Person 2 has worked as a nurse for 2 years.',
      ]);
    },
  );

  test.runIf(isRemote)(
    'an answer that is cut off is asked for again, and nobody comes twice',
    async () => {
      const { open, cut } = await plant(people(23));
      if (!cut) throw new Error('The harness cannot cut an answer off.');
      const source = await open();
      const texts: string[] = [];
      for await (const item of source.items()) {
        cut(1);
        texts.push(await textOf(source, item));
        cut(1);
      }
      await source.close();
      expect(new Set(texts).size).toBe(23);
      expect(texts).toHaveLength(23);
    },
  );

  test('stops when it is told to', async () => {
    const stop = new AbortController();
    const { open } = await plant(people(23));
    const source = await open(stop.signal);
    stop.abort();
    const rest = listed(source);
    // A source that lies on this machine needs no signal: it lists to its end.
    await rest.then(
      (items) => expect(items).toHaveLength(23),
      (error) => expect(error).toMatchObject({ name: 'AbortError' }),
    );
  });

  test.runIf(plantMany)(
    `lists ${MANY} with a memory that stays flat`,
    async () => {
      if (!plantMany) return;
      const source = await (await plantMany(MANY)).open();
      let count = 0;
      let base = 0;
      let most = 0;
      for await (const _item of source.items()) {
        count += 1;
        if (!LOOKS_AT.includes(count)) continue;
        collectGarbage();
        const used = process.memoryUsage().heapUsed;
        if (base === 0) base = used;
        most = Math.max(most, used - base);
      }
      await source.close();
      expect(count).toBe(MANY);
      expect(most).toBeLessThan(MOST_GROWTH_BYTES);
    },
    120_000,
  );
}

async function listed(source: CandidateSource): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  try {
    for await (const item of source.items()) items.push(item);
  } finally {
    await source.close();
  }
  return items;
}

function keyOf(item: SourceItem): string {
  return item.kind === 'document' ? item.entry : JSON.stringify(item);
}

function nameOf(item: SourceItem): string | null {
  return item.filename;
}

async function textOf(source: CandidateSource, item: SourceItem): Promise<string> {
  const answer = await answerOf(source, item);
  if (typeof answer !== 'string') throw new Error(`${item.filename}: ${answer.message}`);
  return answer;
}

async function answerOf(source: CandidateSource, item: SourceItem) {
  if (item.kind === 'text') return item.text;
  if (item.kind === 'unreadable') return item.problem;
  const answer = await source.read(item.entry);
  return answer instanceof Uint8Array ? new TextDecoder().decode(answer) : answer;
}
