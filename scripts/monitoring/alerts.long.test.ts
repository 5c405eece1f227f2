import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findPromtool, type Promtool } from './promtool';
import { type Situation, situations } from './situations';

const RULES = path.resolve(import.meta.dirname, '../../docs/monitoring/alerts.yml');

const Rule = z.object({
  alert: z.string(),
  labels: z.record(z.string(), z.string()),
  annotations: z.record(z.string(), z.string()),
});
const rules = z
  .object({ groups: z.array(z.object({ rules: z.array(Rule) })) })
  .parse(parse(readFileSync(RULES, 'utf8')))
  .groups.flatMap((group) => group.rules);

const found = await findPromtool();
const missing = 'missing' in found ? found.missing : null;

test('each alert has a situation in which it must fire', () => {
  const fired = new Set(situations.flatMap(({ firing }) => Object.keys(firing)));
  expect([...fired].sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

describe.skipIf(missing)(`Prometheus${missing ? `, not covered: ${missing}` : ''}`, () => {
  const promtool = (): Promtool => {
    if ('missing' in found) throw new Error(found.missing);
    return found;
  };

  test('knows when a rule does not fire', async () => {
    const [calm] = situations;
    const wrong = { ...calm, firing: { CandorAway: {} } };
    expect(await promtool().test(expectationsOf([wrong]))).toContain('CandorAway');
  });

  for (const situation of situations) {
    const alerts = Object.keys(situation.firing).join(' and ') || 'nothing';
    test(`fires ${alerts}: ${situation.name}`, async () => {
      expect(await promtool().test(expectationsOf([situation]))).toBe('');
    });
  }
});

function expectationsOf(some: readonly Partial<Situation>[]) {
  return {
    rule_files: [RULES],
    evaluation_interval: '1m',
    tests: some.map(({ series = {}, minutes = 0, firing = {} }) => ({
      interval: '1m',
      input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
      alert_rule_test: rules.map(({ alert, labels, annotations }) => {
        const own = firing[alert];
        const fired = { exp_labels: { ...labels, ...own }, exp_annotations: annotations };
        return { eval_time: `${minutes}m`, alertname: alert, exp_alerts: own ? [fired] : [] };
      }),
    })),
  };
}
