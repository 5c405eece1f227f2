import { expect, test } from 'vitest';
import { openTracer } from '../integrations/otlp/tracer';
import { createLog } from '../log';
import { startCollector } from '../testing/collector';
import { openShelf } from '../testing/sources/shelf';
import { traceConnector } from './trace-connector';

const signal = () => new AbortController().signal;

test('opening, listing and reading a source are told, its names are not', async () => {
  const collector = await startCollector();
  const tracer = openTracer({ endpoint: collector.address }, { log: createLog('silent') });
  const shelf = openShelf();
  const folder = { 'Quillmarker.txt': 'Quillmarker of Vale', 'candor-1.txt': '' };
  shelf.folders.set('folder-Quillmarker', new Map(Object.entries(folder)));
  const connector = traceConnector('google_drive', shelf.connector, tracer);
  const ask = (folder_id: string) =>
    connector?.open({ folder_id }, { proofName: 'candor-1' }, signal());
  const source = await ask('folder-Quillmarker');
  const items = [];
  for await (const item of source?.items() ?? []) items.push(item);
  expect(items).toHaveLength(1);
  expect(await source?.read('Quillmarker.txt')).toEqual(Buffer.from('Quillmarker of Vale'));
  await expect(ask('folder-elsewhere')).rejects.toThrow('This folder was not found.');
  await tracer.close();
  const told = collector.spans().map(({ name, status }) => [name, status.code === 2]);
  expect(told).toEqual([
    ['open source', false],
    ['list source', false],
    ['read from source', false],
    ['open source', true],
  ]);
  expect(collector.bodies()).not.toContain('marker');
  await collector.close();
});
