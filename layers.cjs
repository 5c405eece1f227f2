// The dependency rule. Imports point down these lists; nothing points back.

const WORKSPACE_MAY_USE = {
  domain: [],
  engine: ['domain'],
  documents: [],
  server: ['engine', 'documents', 'domain'],
  web: ['domain', 'engine'],
  cli: ['server', 'engine', 'documents', 'domain'],
  bench: ['e2e', 'server', 'engine', 'documents', 'domain'],
  e2e: ['server', 'domain'],
};
const WORKSPACES = Object.keys(WORKSPACE_MAY_USE);

/** The packages of the registry that a pure workspace may load. */
const PURE_PACKAGES = { domain: ['zod'], engine: ['stemmer'] };

const workspaceRules = WORKSPACES.map((workspace) => {
  const allowed = [workspace, ...WORKSPACE_MAY_USE[workspace]];
  const forbidden = WORKSPACES.filter((other) => !allowed.includes(other));
  return {
    name: `${workspace}-uses-only-what-is-below`,
    severity: 'error',
    from: { path: `^${workspace}/` },
    to: { path: `^(${forbidden.join('|')})/` },
  };
});

const pureRules = Object.entries(PURE_PACKAGES).map(([workspace, packages]) => ({
  name: `${workspace}-is-pure`,
  comment: 'No I/O, no clock, no framework: only the packages named here.',
  severity: 'error',
  from: { path: `^${workspace}/`, pathNot: '\\.test\\.ts$' },
  to: {
    dependencyTypes: [
      'core',
      'npm',
      'npm-dev',
      'npm-optional',
      'npm-peer',
      'npm-no-pkg',
      'unknown',
    ],
    pathNot: [`node_modules/(${packages.join('|')})/`, '^(domain|engine)/'],
  },
}));

/** Layers inside a workspace, highest first: each may use itself and what stands below it. */
function layered(workspace, layers) {
  return layers.flatMap((layer, depth) => {
    const above = layers.slice(0, depth).map((higher) => higher.path);
    if (above.length === 0) return [];
    return [
      {
        name: `${workspace}-${layer.name}-points-down`,
        severity: 'error',
        from: { path: layer.path, pathNot: '(\\.test\\.tsx?$|/testing/)' },
        to: { path: above.join('|') },
      },
    ];
  });
}

const serverLayers = layered('server', [
  { name: 'main', path: '^server/(main|run-server|open-deps|worker|mail-sender)\\.ts$' },
  { name: 'integrations', path: '^server/integrations/' },
  { name: 'app', path: '^server/(app\\.ts$|backup/)' },
  { name: 'features', path: '^server/features/' },
  { name: 'services', path: '^server/(http|jobs|access|metrics|mail)/' },
  { name: 'base', path: '^server/(db|ports|scoring|settings|sources)/' },
]);

const webLayers = layered('web', [
  { name: 'main', path: '^web/src/(main\\.tsx$|visit\\.tsx$|static/|catalogue/)' },
  { name: 'routes-table', path: '^web/src/routes\\.tsx$' },
  { name: 'routes', path: '^web/src/(routes|visit)/' },
  { name: 'shell', path: '^web/src/shell/' },
  { name: 'features', path: '^web/src/features/' },
  { name: 'session', path: '^web/src/(session|live|chat|tickets|passkeys|sources|ats|forms)/' },
  { name: 'base', path: '^web/src/(api/|ui/|paths\\.ts$)' },
]);

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...workspaceRules,
    ...pureRules,
    ...serverLayers,
    ...webLayers,
    {
      name: 'features-do-not-import-features',
      comment: 'What two features share goes down to domain/rules or server/access.',
      severity: 'error',
      from: { path: '^(server|web/src)/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/features/([^/]+)/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'features-keep-their-sql-in-stores',
      comment: 'Whoever reads the stores of a feature has read all that it asks of the database.',
      severity: 'error',
      from: {
        path: '^server/features/',
        pathNot: ['/store/', '/store[a-z-]*\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'integrations-know-no-features',
      comment: 'They answer what a port asks, whoever asks it.',
      severity: 'error',
      from: { path: '^server/integrations/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(app\\.ts$|(features|http|jobs|metrics|backup)/)' },
    },
    {
      name: 'integrations-are-chosen-once',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '(\\.test\\.ts$|^server/(testing|integrations)/|^server/open-deps\\.ts$)',
      },
      to: { path: '^server/integrations/' },
    },
    {
      name: 'engine-takes-words-and-tiers-of-domain',
      comment:
        'Types cost nothing; of the rest only the borders of the tiers are of one opinion with the screens.',
      severity: 'error',
      from: { path: '^engine/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^domain/',
        pathNot: '^domain/rules/tiers\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'journeys-see-the-product-from-outside',
      comment:
        'They call a server that runs; of its code they take what stands in for others, and what only time would do to a row.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^server/', pathNot: '^server/(testing/|db/|free-port\\.ts$)' },
    },
    {
      name: 'benchmarks-take-only-the-browser-of-journeys',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^e2e/', pathNot: '^e2e/support/browser\\.ts$' },
    },
    {
      name: 'ui-knows-no-router-query-or-domain',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^domain/|node_modules/(react-router|@tanstack/react-query)/|^web/src/api/' },
    },
    {
      name: 'web-takes-only-the-combining-rule',
      comment:
        'The whole engine with its taxonomy would be a megabyte in every browser. One worker has it, and loads when asked.',
      severity: 'error',
      from: {
        path: '^web/',
        pathNot: '^web/src/features/landing/own/match-pair\\.worker\\.ts$',
      },
      to: { path: '^engine/', pathNot: '^engine/score/' },
    },
    {
      name: 'sentences-of-the-server-come-with-its-answers',
      comment:
        'What a page imports of domain it loads, and nobody waits for words that it never says itself.',
      severity: 'error',
      from: { path: '^(web|domain)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^domain/server-messages\\.ts$' },
    },
    {
      name: 'simulators-stay-in-tests',
      severity: 'error',
      from: { path: '^server/', pathNot: '(\\.test\\.ts$|^server/testing/)' },
      to: { path: '^server/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist[-0-9]*/|\\.d\\.ts$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    // Who is reached from where, and by how many, no rule asks.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      // Nothing changes while it runs: after a few seconds, as is its habit, it would look for every file anew.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
