import { startCollector } from '@candor/server/testing/collector';
import { expect, test } from 'vitest';
import { findingText } from './check';
import { checkTraces } from './check-traces';

test('tracing without a collector is not a fault', async () => {
  expect(await checkTraces(null)).toMatchObject({ status: 'ok' });
});

test('a collector that takes traces is named, one that refuses them and one that is away are told apart', async () => {
  const [good, other] = await Promise.all([startCollector(), startCollector({ status: 404 })]);
  try {
    const named = { status: 'ok', found: `${new URL(good.address).host} takes them` };
    expect(await checkTraces(good.address)).toMatchObject(named);
    expect(good.spans()).toEqual([]);
    const refused = await checkTraces(other.address);
    expect(refused).toMatchObject({
      status: 'fail',
      found: expect.stringContaining('answers 404'),
      fix: expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT'),
    });
  } finally {
    await Promise.all([good.close(), other.close()]);
  }
  const away = await checkTraces(good.address.replace('://', '://somebody:planted-word@'));
  expect(away).toMatchObject({ status: 'fail', found: expect.stringContaining('does not answer') });
  expect(findingText(away)).not.toContain('planted');
});
