import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@candor/domain/api/contract';
import { VARIABLES } from '@candor/server/settings/environment';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Manifest, renderChart } from './render-chart';

const ROOT = path.resolve(import.meta.dirname, '../..');
process.stderr.write(
  'The chart is not installed by this run, which needs Helm and a cluster: it is rendered here and compared.\n',
);

const CHART = path.join(ROOT, 'deploy/helm/candor');

const Port = z.object({ name: z.string(), containerPort: z.number() });
const Probe = z.looseObject({
  httpGet: z.object({ path: z.string(), port: z.string() }).optional(),
  tcpSocket: z.object({ port: z.string() }).optional(),
});
const Container = z.looseObject({
  image: z.string(),
  args: z.array(z.string()),
  env: z.array(z.looseObject({ name: z.string() })),
  ports: z.array(Port),
  startupProbe: Probe,
  readinessProbe: Probe.optional(),
  livenessProbe: Probe,
  securityContext: z.unknown(),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const Deployment = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.number().optional(),
    selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.object({
      metadata: z.object({
        labels: z.record(z.string(), z.string()),
        annotations: z.record(z.string(), z.string()),
      }),
      spec: z.looseObject({
        containers: z.tuple([Container]),
        securityContext: z.unknown(),
        terminationGracePeriodSeconds: z.number(),
      }),
    }),
  }),
});

const manifests = renderChart(CHART, 'here');
const ofKind = (kind: string, all: readonly Manifest[] = manifests) =>
  all.filter((one) => one.kind === kind);
const deployments = ofKind('Deployment').map((one) => Deployment.parse(one));
const pods = deployments.map(({ spec }) => spec.template.spec);
const containers = pods.map(({ containers: [only] }) => only);

test('there are a web process and a worker, each by its role and with a budget for disruptions', () => {
  expect(containers.map(({ args }) => args)).toEqual([
    ['serve', '--role', 'web'],
    ['serve', '--role', 'worker'],
  ]);
  const names = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);
  expect(names('PodDisruptionBudget').sort()).toEqual(['here-web', 'here-worker']);
  expect(names('Deployment').sort()).toEqual(['here-web', 'here-worker']);
});

test('every variable that the chart sets or asks for exists', () => {
  const values = readFileSync(path.join(CHART, 'values.yaml'), 'utf8');
  const secret = /# A Secret that you make:([^\n]*\n#[^\n]*)/.exec(values)?.[1] ?? '';
  const asked = secret.match(/[A-Z][A-Z0-9]*(_[A-Z0-9]+)+/g) ?? [];
  const [config] = ofKind('ConfigMap').map(({ data }) =>
    z.record(z.string(), z.string()).parse(data),
  );
  const set = containers.flatMap(({ env }) => env.map(({ name }) => name));
  const named = [...asked, ...Object.keys(config ?? {}), ...set];
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !VARIABLES.includes(name))).toEqual([]);
});

test('a changed setting starts every process anew, and nothing else does', () => {
  const templates = (changed: object) =>
    ofKind('Deployment', renderChart(CHART, 'here', { ...changed })).map(
      (one) => Deployment.parse(one).spec.template.metadata.annotations['checksum/config'],
    );
  const before = templates({});
  expect(before).toHaveLength(2);
  expect(templates({ web: { maxReplicas: 20 } })).toEqual(before);
  for (const sum of templates({ config: { LOG_LEVEL: 'debug' } }))
    expect(before).not.toContain(sum);
});

test('a number or a switch among the settings becomes text, as Kubernetes asks for', () => {
  const config = { REQUESTS_PER_MINUTE: 600, ALLOW_PRIVATE_SOURCES: true };
  const [made] = ofKind('ConfigMap', renderChart(CHART, 'here', { config }));
  expect(made?.data).toMatchObject({
    REQUESTS_PER_MINUTE: '600',
    ALLOW_PRIVATE_SOURCES: 'true',
    MAIL_FROM: 'Candor <no-reply@example.com>',
  });
});

test('secrets come from a Secret that the chart does not make', () => {
  expect(ofKind('Secret')).toEqual([]);
  const values = parse(readFileSync(path.join(CHART, 'values.yaml'), 'utf8'));
  expect(
    Object.keys(values.config).filter((name) =>
      /SECRET|PASSWORD|TOKEN|_KEY|DATABASE_URL|SMTP_URL/.test(name),
    ),
  ).toEqual([]);
  for (const { env } of containers)
    expect(env).toContainEqual({
      name: 'DATABASE_URL',
      valueFrom: { secretKeyRef: { name: 'candor-secrets', key: 'DATABASE_URL' } },
    });
});

test('probes ask ports that are open and addresses that are served; staying alive needs no database', () => {
  const addresses = [...endpoints.map((one) => one.path), '/icon.svg'];
  expect(existsSync(path.join(ROOT, 'web/public/icon.svg'))).toBe(true);
  for (const { ports, startupProbe, readinessProbe, livenessProbe } of containers) {
    for (const probe of [
      startupProbe,
      livenessProbe,
      ...(readinessProbe ? [readinessProbe] : []),
    ]) {
      const port = probe.httpGet?.port ?? probe.tcpSocket?.port;
      expect(ports.map(({ name }) => name)).toContain(port);
      if (probe.httpGet) expect(addresses).toContain(probe.httpGet.path);
    }
    expect(endpoints.map((one) => one.path)).not.toContain(livenessProbe.httpGet?.path);
  }
});

test('processes listen where the chart says', () => {
  const dockerfile = readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8');
  const [web, worker] = containers;
  expect(dockerfile).toContain(`PORT=${web?.ports[0]?.containerPort} `);
  expect(worker?.env).toContainEqual({
    name: 'METRICS_PORT',
    value: String(worker?.ports[0]?.containerPort),
  });
});

test('pods run as nobody in particular, write only into folders that go with them, and get the time to hand work back', () => {
  for (const {
    securityContext,
    automountServiceAccountToken,
    terminationGracePeriodSeconds,
  } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(automountServiceAccountToken).toBe(false);
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(15);
  }
  for (const { securityContext, volumeMounts } of containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
  }
});

test('every selector finds the pods that it is about', () => {
  const labels = deployments.map(({ spec }) => spec.template.metadata.labels);
  const Selecting = z.looseObject({
    selector: z
      .union([
        z
          .object({ matchLabels: z.record(z.string(), z.string()) })
          .transform((one) => one.matchLabels),
        z.record(z.string(), z.string()),
      ])
      .optional(),
    podSelector: z
      .object({ matchLabels: z.record(z.string(), z.string()) })
      .transform((one) => one.matchLabels)
      .optional(),
  });
  const selectors = manifests.flatMap(({ spec }) => {
    const found = Selecting.safeParse(spec).data;
    const selector = found?.selector ?? found?.podSelector;
    return selector ? [selector] : [];
  });
  expect(selectors).toHaveLength(8);
  for (const selector of selectors)
    expect(
      labels.some((own) => Object.entries(selector).every(([key, value]) => own[key] === value)),
    ).toBe(true);
});

test('workers follow the depth of the queue, by figures that there are, and nothing else sets their number', () => {
  const [scaled] = ofKind('ScaledObject');
  const query = z
    .object({
      scaleTargetRef: z.object({ name: z.literal('here-worker') }),
      triggers: z.tuple([
        z.object({
          type: z.literal('prometheus'),
          metadata: z.looseObject({ query: z.string(), threshold: z.string() }),
        }),
      ]),
    })
    .loose()
    .parse(scaled?.spec).triggers[0].metadata.query;
  const figures = query.match(/candor_\w+/g) ?? [];
  const source = readFileSync(path.join(ROOT, 'server/metrics/database-gauges.ts'), 'utf8');
  expect(figures).toHaveLength(2);
  for (const figure of figures) expect(source).toContain(`'${figure}'`);
  expect(deployments.map(({ spec }) => spec.replicas)).toEqual([undefined, undefined]);
});

test('every pod has the label and declares the one port by which the documented Prometheus finds its figures', () => {
  const operating = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');
  expect(operating).toContain(
    '[__meta_kubernetes_pod_label_app_kubernetes_io_name], regex: candor,',
  );
  for (const { spec } of deployments)
    expect(spec.template.metadata.labels['app.kubernetes.io/name']).toBe('candor');
  expect(containers.map(({ ports }) => ports.length)).toEqual([1, 1]);
});

test('without KEDA there are as many workers as the values say', () => {
  const plain = renderChart(CHART, 'here', { queueScaling: { enabled: false } });
  expect(ofKind('ScaledObject', plain)).toEqual([]);
  const [, worker] = ofKind('Deployment', plain).map((one) => Deployment.parse(one));
  expect(worker?.spec.replicas).toBe(2);
});

test('figures of a worker are read from the monitoring alone, and no pod reaches the secrets of the cloud', () => {
  const rules = JSON.stringify(ofKind('NetworkPolicy').map(({ spec }) => spec));
  expect(rules).toContain('{"kubernetes.io/metadata.name":"monitoring"}');
  expect(rules).toContain('"except":["169.254.0.0/16"]');
});

test('the chart is of the version that it deploys', () => {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'server/package.json'), 'utf8'));
  const { appVersion } = parse(readFileSync(path.join(CHART, 'Chart.yaml'), 'utf8'));
  expect(appVersion).toBe(version);
  expect(containers.map(({ image }) => image)).toEqual(Array(2).fill(`candor:${version}`));
});
