// Lists everything that ships, as CycloneDX. `npm sbom --omit dev` leaves out whatever any workspace names as a tool of
// development, react and zod among them: so all is asked for of the workspaces that ship, and what nothing but development
// needs is taken out here.
import { execFileSync } from 'node:child_process';

const SHIPPED = ['domain', 'engine', 'documents', 'server', 'web', 'cli'];
const DEVELOPMENT = 'cdx:npm:package:development';
const ROOM_FOR_ANSWER = 64 * 1024 * 1024;

const isForDevelopment = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');

const answer = execFileSync(
  process.platform === 'win32' ? 'npm.cmd' : 'npm',
  [
    ...['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    ...SHIPPED.flatMap((folder) => ['--workspace', folder]),
  ],
  { encoding: 'utf8', maxBuffer: ROOM_FOR_ANSWER, shell: process.platform === 'win32' },
);

const all = JSON.parse(answer);
const components = all.components.filter((component) => !isForDevelopment(component));
const known = new Set([all.metadata.component, ...components].map((one) => one['bom-ref']));
const dependencies = all.dependencies
  .filter(({ ref }) => known.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => known.has(one)) }));
console.log(JSON.stringify({ ...all, components, dependencies }, null, 2));
