import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../log';
import { EmbeddingsUnavailable } from '../../ports/embedder';
import {
  type Simulator,
  type SimulatorOptions,
  startSimulator,
} from '../../testing/embeddings/simulator';
import { openEmbedder } from './embedder';

const KEY = 'sk-simulated';
const TEXTS = ['steering of dirigible counterweights', 'zeppelin ballast routing', 'baked bread'];

let simulator: Simulator;
afterEach(() => simulator.close());

async function opened(options: SimulatorOptions = {}, settings: { apiKey?: string | null } = {}) {
  simulator = await startSimulator(options);
  const waits: number[] = [];
  const lines: string[] = [];
  let time = 0;
  const embedder = openEmbedder(
    {
      baseUrl: simulator.baseUrl,
      apiKey: KEY,
      model: 'words-1',
      dimensions: null,
      requestsPerMinute: 100_000,
      ...settings,
    },
    {
      log: createLog('trace', { write: (line) => lines.push(line) }),
      wait: async (ms) => {
        waits.push(ms);
        time += ms;
      },
      random: () => 0.5,
      now: () => time,
    },
  );
  return {
    embedder,
    waits,
    log: () => lines.join(''),
    later: (ms: number) => {
      time += ms;
    },
  };
}

const cosine = (a: Int8Array, b: Int8Array): number => {
  const product = (x: Int8Array, y: Int8Array) =>
    x.reduce((sum, one, at) => sum + one * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};
const tooMany = (headers: Record<string, string>) => ({
  status: 429,
  error: { message: 'slow down', type: 'requests', param: null, code: 'rate_limit_exceeded' },
  headers,
});

describe('the embeddings client', () => {
  test('gets one direction for each text, close where the meaning is the same', async () => {
    const { embedder } = await opened();
    const [paraphrase, asked, other] = await embedder.embed(TEXTS);
    if (!paraphrase || !asked || !other) throw new Error('Vectors are missing');
    expect(cosine(paraphrase, asked)).toBeGreaterThan(0.9);
    expect(cosine(other, asked)).toBe(0);
    expect(simulator.requests[0]).toMatchObject({
      authorization: `Bearer ${KEY}`,
      body: { model: 'words-1', encoding_format: 'base64', input: TEXTS },
    });
  });

  test.each([{ ignoresBase64: true }, { shuffles: true }, { mostTexts: 2 }])(
    'reads the same from a server with its own habits: %o',
    async (habit) => {
      const usual = await opened();
      const expected = await usual.embedder.embed(TEXTS);
      await simulator.close();
      const { embedder } = await opened(habit);
      expect(await embedder.embed(TEXTS)).toEqual(expected);
    },
  );

  test('sends many texts in portions and keeps their order', async () => {
    const { embedder } = await opened();
    const texts = Array.from({ length: 250 }, (_, at) => `passage number ${at} about things`);
    const vectors = await embedder.embed(texts);
    const sizes = simulator.requests.map(({ body }) => body.input.length);
    expect(sizes.sort()).toEqual([58, 96, 96]);
    expect(vectors[200]).toEqual((await embedder.embed([texts[200] ?? '']))[0]);
  });

  test('sends nothing more once a portion was refused', async () => {
    const { embedder, later } = await opened();
    simulator.script({ status: 401, error: { code: 'invalid_api_key' } });
    const texts = Array.from({ length: 960 }, (_, at) => `passage number ${at} about things`);
    await expect(embedder.embed(texts)).rejects.toThrow(EmbeddingsUnavailable);
    later(31_000);
    // Whatever was still to be sent would have been sent meanwhile.
    for (let calls = 0; calls < 20; calls += 1) await embedder.embed(['later']);
    const portions = simulator.requests.filter(({ body }) => body.input.length > 1);
    expect(portions.length).toBeLessThan(10);
  });

  test.each([
    [{ 'retry-after-ms': '1500' }, 1500],
    [{ 'retry-after': '3' }, 3000],
    [{}, 500],
  ])('waits as long as a busy endpoint asks: %o', async (headers, ms) => {
    const { embedder, waits } = await opened();
    simulator.script(tooMany(headers));
    expect(await embedder.embed(TEXTS)).toHaveLength(3);
    expect(waits.at(-1)).toBeCloseTo(ms, 0);
  });

  test('tries again after a lost connection and an overload, a little longer each time', async () => {
    const { embedder, waits } = await opened();
    simulator.script('hang up', { status: 503, error: 'busy' }, { status: 500, error: {} });
    expect(await embedder.embed(TEXTS)).toHaveLength(3);
    expect(waits.map(Math.round)).toEqual([500, 1000, 2000]);
  });

  test.each([
    ['a wrong key', { status: 401, error: { code: 'invalid_api_key', message: KEY } }],
    ['a spent account', { status: 429, error: { code: 'insufficient_quota' } }],
    ['an unknown model', { status: 404, error: { code: 'model_not_found' } }],
    ['no vectors', { raw: '<html>' }],
    ['too few vectors', { raw: '{"data":[]}' }],
  ] as const)('gives up at once for %s', async (_, answer) => {
    const { embedder, waits, log } = await opened();
    simulator.script(answer);
    await expect(embedder.embed(TEXTS)).rejects.toThrow(EmbeddingsUnavailable);
    expect(simulator.requests).toHaveLength(1);
    expect(waits).toEqual([]);
    expect(log()).toContain('the embeddings endpoint is not available');
    expect(log()).not.toMatch(/sk-|dirigible/);
  });

  test('never follows a redirect with key and texts', async () => {
    const { embedder } = await opened();
    const elsewhere = await startSimulator();
    const answer = { redirect: `${elsewhere.baseUrl}/embeddings` };
    simulator.script(answer, answer, answer, answer, answer);
    await expect(embedder.embed(TEXTS)).rejects.toThrow(EmbeddingsUnavailable);
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  test('does not wait longer than it was given', async () => {
    const { embedder } = await opened();
    simulator.script(tooMany({ 'retry-after': '600' }));
    await expect(embedder.embed(TEXTS, { withinMs: 5_000 })).rejects.toThrow(EmbeddingsUnavailable);
    expect(simulator.requests).toHaveLength(1);
  });

  test('ends a call that is never answered', async () => {
    const { embedder } = await opened();
    simulator.script('silence', 'silence', 'silence', 'silence', 'silence');
    await expect(embedder.embed(TEXTS, { withinMs: 50 })).rejects.toThrow(EmbeddingsUnavailable);
  });

  test('stops with the work that needed it', async () => {
    const { embedder } = await opened();
    const stop = new AbortController();
    simulator.script('silence');
    const running = embedder.embed(TEXTS, { signal: stop.signal });
    await vi.waitFor(() => expect(simulator.requests).toHaveLength(1));
    stop.abort();
    await expect(running).rejects.toThrow(EmbeddingsUnavailable);
    expect(await embedder.embed(TEXTS)).toHaveLength(3);
  });

  test('leaves an endpoint alone that has just failed, and comes back', async () => {
    const { embedder, later } = await opened();
    simulator.down(true);
    await expect(embedder.embed(TEXTS)).rejects.toThrow(EmbeddingsUnavailable);
    simulator.down(false);
    const asked = simulator.requests.length;
    expect(await embedder.isAnswering()).toBe(false);
    await expect(embedder.embed(TEXTS)).rejects.toThrow(EmbeddingsUnavailable);
    expect(simulator.requests).toHaveLength(asked);
    later(31_000);
    expect(await embedder.isAnswering()).toBe(true);
    expect(await embedder.embed(TEXTS)).toHaveLength(3);
  });

  test('asks an endpoint without a key for nothing it does not need', async () => {
    const { embedder } = await opened({ key: null }, { apiKey: null });
    expect(await embedder.embed(TEXTS)).toHaveLength(3);
    expect(simulator.requests[0]?.authorization).toBeUndefined();
    expect(simulator.requests[0]?.body).not.toHaveProperty('dimensions');
  });
});
