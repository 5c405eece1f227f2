import { startSimulator } from '@candor/server/testing/embeddings/simulator';
import { expect, test } from 'vitest';
import { findingText } from './check';
import { checkEmbeddings } from './check-embeddings';

const settings = (baseUrl: string, apiKey: string) => ({
  baseUrl,
  apiKey,
  model: 'words-1',
  dimensions: null,
  requestsPerMinute: 300,
});

test('a semantic signal that is off is no fault', async () => {
  expect(await checkEmbeddings(null)).toMatchObject({ status: 'ok' });
});

test('an endpoint that answers is named with its model, a wrong key is a fault and not repeated', async () => {
  const simulator = await startSimulator({ key: 'sk-right' });
  try {
    const good = await checkEmbeddings(settings(simulator.baseUrl, 'sk-right'));
    expect(good).toMatchObject({ status: 'ok', found: expect.stringContaining('words-1') });
    const wrong = await checkEmbeddings(settings(simulator.baseUrl, 'sk-wrong'));
    expect(wrong).toMatchObject({ status: 'fail', found: expect.stringContaining('401') });
    expect(findingText(wrong)).not.toContain('sk-');
  } finally {
    await simulator.close();
  }
});
