import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VARIABLES } from '@candor/server/settings/environment';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILE = path.join(ROOT, 'deploy/compose.yaml');

const Service = z.looseObject({
  image: z.string(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
  volumes: z.array(z.string()).default([]),
});
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.record(z.string(), z.object({ ipam: z.object({ config: z.unknown() }) })),
});

const text = readFileSync(FILE, 'utf8');
// An anchor is merged as Compose merges it.
const raw = parse(text, { merge: true });
const { services, volumes, networks } = Compose.parse(raw);
const ours = Object.entries(services).filter(([, { image }]) => image === 'candor');
const service = (name: string) => Service.parse(services[name]);

test('web and worker run twice each, by their roles', () => {
  expect(ours.map(([name]) => name)).toEqual(['web', 'worker']);
  for (const [name, { command, deploy }] of ours) {
    expect(command).toEqual(['serve', '--role', name]);
    expect(deploy).toEqual({ replicas: 2 });
  }
});

test('every variable of ours exists', () => {
  const named = ours.flatMap(([, { environment }]) => Object.keys(environment));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

test('every variable of the file of secrets reaches our processes, whichever it is', () => {
  for (const [, one] of ours) expect(one.env_file).toBe('.env');
});

test('the proxy on this machine is trusted to say whom it brings: all arrive from one address', () => {
  const [{ gateway }] = z
    .tuple([z.object({ subnet: z.cidrv4(), gateway: z.ipv4() })])
    .parse(networks.default?.ipam.config);
  for (const [, { environment }] of ours)
    expect(environment.TRUSTED_PROXIES).toBe(`\${TRUSTED_PROXIES:-${gateway}}`);
});

test('no secret stands in the file: each comes from outside, and a missing one stops the start', () => {
  const values = Object.values(services).flatMap(({ environment }) => Object.entries(environment));
  const secrets = values.filter(([name]) => /SECRET|PASSWORD|TOKEN|_KEY|DATABASE_URL/.test(name));
  expect(secrets.length).toBeGreaterThan(8);
  const told = secrets.filter(([, value]) => !/\$\{\w+:\?[^}]+\}/.test(value));
  expect(told).toEqual([]);
});

test('pages go through the pooler in transaction mode, work goes to the server itself', () => {
  const address = (name: string) => service(name).environment.DATABASE_URL ?? '';
  expect(address('web')).toContain('@pgbouncer:6432/');
  expect(address('worker')).toContain('@postgres:5432/');
  const { environment } = service('pgbouncer');
  expect(environment).toMatchObject({ POOL_MODE: 'transaction', LISTEN_PORT: '6432' });
});

test('the pooler lets pass what our connections say when they begin', () => {
  const sent = readFileSync(path.join(ROOT, 'server/db/connect.ts'), 'utf8').match(
    /^ {4}(\w+_timeout)\b/gm,
  );
  const ignored = (service('pgbouncer').environment.IGNORE_STARTUP_PARAMETERS ?? '').split(',');
  expect(sent).toHaveLength(2);
  expect(ignored).toEqual(expect.arrayContaining((sent ?? []).map((name) => name.trim())));
});

test('our processes write nowhere but into memory, may do nothing special, and get the time to hand work back', () => {
  for (const [, one] of ours) {
    expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
    expect(one.security_opt).toEqual(['no-new-privileges:true']);
    expect(Number.parseInt(String(one.stop_grace_period), 10)).toBeGreaterThan(10);
  }
});

test('a worker’s health check uses the port of its metrics', () => {
  const { environment, healthcheck } = service('worker');
  expect(JSON.stringify(healthcheck)).toContain(
    `http://127.0.0.1:${environment.METRICS_PORT}/metrics`,
  );
});

test('everything a service depends on or stores is in the file, and so is what it is built from', () => {
  for (const { depends_on: waits, volumes: kept } of Object.values(services)) {
    const names = Array.isArray(waits) ? waits : Object.keys(waits);
    expect(names.filter((name) => !(name in services))).toEqual([]);
    expect(kept.map((one) => one.split(':')[0] ?? '').filter((name) => !(name in volumes))).toEqual(
      [],
    );
  }
  const { context, dockerfile } = z
    .object({ context: z.string(), dockerfile: z.string() })
    .parse(service('web').build);
  expect(existsSync(path.resolve(path.dirname(FILE), context, dockerfile))).toBe(true);
});

test('every image of others is pinned to a version', () => {
  const images = Object.values(services).map(({ image }) => image);
  const foreign = images.filter((image) => image !== 'candor');
  expect(foreign).not.toEqual([]);
  expect(foreign.filter((image) => !/:[\w.-]*\d+\.\d+[\w.-]*$/.test(image))).toEqual([]);
});
