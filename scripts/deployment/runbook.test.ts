import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ReadProblemCode } from '@candor/domain/model/batch';
import { VARIABLES } from '@candor/server/settings/environment';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const runbook = read('docs/runbook.md');

const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.looseObject({ alert: z.string() })) })),
});

const alerts = Rules.parse(parse(read('docs/monitoring/alerts.yml'))).groups.flatMap(({ rules }) =>
  rules.map(({ alert }) => alert),
);
const metrics = ['open-metrics', 'database-gauges']
  .map((file) => read(`server/metrics/${file}.ts`))
  .join('\n');

test('each alert has its entry in the runbook, and each entry its alert', () => {
  const entries = runbook.match(/^### (Candor\w+)$/gm)?.map((line) => line.slice(4)) ?? [];
  expect(alerts.length).toBeGreaterThan(5);
  expect(entries.sort()).toEqual(alerts.sort());
});

test('each entry says what to do', () => {
  const entries = runbook.split(/^### /m).slice(1);
  for (const entry of entries) expect(entry.split(/^## /m)[0]?.length).toBeGreaterThan(150);
});

test('the rule about documents asks for the causes that its entry explains, and candidates can have each of them', () => {
  const rule = /alert: CandorDocumentsFail\n.*outcome=~"([^"]+)"/.exec(
    read('docs/monitoring/alerts.yml'),
  );
  const asked = rule?.[1]?.split('|') ?? [];
  const entry = runbook.split('### CandorDocumentsFail')[1]?.split('###')[0] ?? '';
  const explained = [...entry.matchAll(/`([a-z_]+)`/g)].map(([, word]) => word ?? '');
  expect(asked.length).toBeGreaterThan(3);
  expect([...explained].sort()).toEqual([...asked].sort());
  const known: readonly string[] = [...ReadProblemCode.options, 'unknown'];
  expect(asked.filter((word) => !known.includes(word))).toEqual([]);
});

test('the runbook names no figure, variable or kind of outage that there is not', () => {
  const figures = runbook.match(/candor_\w+/g) ?? [];
  expect(figures.length).toBeGreaterThan(2);
  expect(figures.filter((name) => !metrics.includes(`'${name}'`))).toEqual([]);
  const named =
    runbook.match(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)/g)?.map((name) => name.slice(1)) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  const campaigns = read('server/testing/chaos/campaigns/kinds.ts');
  const kinds = [...runbook.matchAll(/\(`(\w+)`\) \|/g)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(4);
  expect(kinds.filter((kind) => !campaigns.includes(`\n  ${kind}: {`))).toEqual([]);
});

test('every figure and every alert stands in the operator’s documentation', () => {
  const operating = read('docs/operating.md');
  const figures = [...metrics.matchAll(/'(candor_\w+)'/g)].map(([, name]) => name ?? '');
  expect(figures.length).toBeGreaterThan(10);
  const named = [...figures, ...alerts];
  expect(named.filter((name) => !operating.includes(`\`${name}`))).toEqual([]);
});

test('every setting stands in the operator’s documentation', () => {
  const operating = read('docs/operating.md');
  expect(VARIABLES.filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
});
