// Runs the dependency rule over every workspace, and fails when it looked at too little to mean anything: a silent
// tool that saw no modules would call every breach fine.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const WORKSPACES = ['domain', 'engine', 'documents', 'server', 'web', 'cli', 'bench', 'e2e'];
const rules = createRequire(import.meta.url)('../layers.cjs');

process.chdir(ROOT);
const { output } = await cruise(WORKSPACES, {
  ruleSet: { forbidden: rules.forbidden },
  validate: true,
  ...rules.options,
  outputType: 'json',
});
const { modules, summary } = typeof output === 'string' ? JSON.parse(output) : output;

for (const { rule, from, to } of summary.violations)
  console.error(`${rule.name}: ${from} -> ${to}`);

const unseen = WORKSPACES.filter(
  (workspace) => !modules.some((module) => module.source.startsWith(`${workspace}/`)),
);
if (unseen.length > 0) console.error(`No module was seen in: ${unseen.join(', ')}`);

const ours = modules.filter((module) => !module.source.includes('node_modules')).length;
if (summary.error > 0 || unseen.length > 0) process.exit(1);
console.log(`The dependency rule holds over ${ours} modules.`);
