import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@candor/domain/api/contract';
import { VARIABLES } from '@candor/server/settings/environment';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

process.stderr.write(
  'The image is not built by this run, which needs a container engine and a base image: its Dockerfile is parsed and compared.\n',
);

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8');
const dockerfile = DockerfileParser.parse(text);
const instructions = dockerfile.getInstructions().map((one) => ({
  keyword: one.getKeyword(),
  argument: one.getArgumentsContent() ?? '',
  /** Its first line as it stands there, with options. */
  line: text.split('\n')[one.getRange().start.line] ?? '',
}));
const lastFrom = instructions.findLastIndex(({ keyword }) => keyword === 'FROM');
const final = instructions.slice(lastFrom);
const of = (keyword: string) =>
  final.filter((one) => one.keyword === keyword).map(({ argument }) => argument);

const environment = Object.fromEntries(
  of('ENV').flatMap((argument) => argument.split(' ').map((pair) => pair.split('='))),
);

test('the Dockerfile has no fault that a linter knows', () => {
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
    [],
  );
});

test('the manifest of every workspace is there before packages are installed', () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const copied = instructions
    .filter(({ keyword }) => keyword === 'COPY')
    .map((one) => one.argument);
  const manifests = copied.flatMap(
    (argument) => /^(\w+)\/package\.json /.exec(argument)?.[1] ?? [],
  );
  expect(manifests.sort()).toEqual([...workspaces].sort());
});

test('what is copied from the sources exists', () => {
  const copies = instructions.filter(
    ({ keyword, line }) => keyword === 'COPY' && !line.includes('--from'),
  );
  const sources = copies.flatMap(({ argument }) => argument.split(' ').slice(0, -1));
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
});

/** What is deleted after packages were installed: names of packages, and scopes. */
const deleted = instructions.flatMap(({ keyword, argument }) =>
  keyword === 'RUN'
    ? [...argument.matchAll(/ node_modules\/(\S+)/g)].map(([, name]) => name ?? '')
    : [],
);
const isDeleted = (name: string) =>
  deleted.some((one) => name === one || name.startsWith(`${one}/`));

test('no package that ships needs one that is deleted', () => {
  const lock: { packages: Record<string, { dev?: true; dependencies?: object }> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const shipped = Object.entries(lock.packages).filter(([place, { dev }]) => place !== '' && !dev);
  const lost = shipped.flatMap(([place, { dependencies = {} }]) =>
    Object.keys(dependencies)
      .filter(isDeleted)
      .map((name) => `${place}: ${name}`),
  );
  expect(deleted).toContain('typescript');
  expect(lost).toEqual([]);
});

test('the queue starts without the compiler that its settings could be written for', () => {
  const script = 'require("graphile-worker"); console.log(Object.keys(require.cache).join("\\n"))';
  const loaded = execFileSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  expect(loaded).toContain('cosmiconfig');
  expect(loaded).not.toContain('node_modules/typescript/');
});

test('it runs the bundle that the build makes, as nobody in particular, and owns only its data folder', () => {
  const [entry = '[]'] = of('ENTRYPOINT');
  const [program, bundle = ''] = JSON.parse(entry);
  expect(program).toBe('node');
  expect(existsSync(path.join(ROOT, path.relative('/candor', bundle)))).toBe(true);
  const [user = ''] = of('USER');
  expect(user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  expect(final.filter(({ line }) => line.includes('--chown'))).toEqual([]);
  expect(of('VOLUME')).toEqual([environment.DATA_DIR]);
  expect(environment.HOME).toBe('/tmp');
});

test('the variables that it sets exist, none of them is a secret, and it listens where it says', () => {
  const own = Object.keys(environment).filter((name) => !['NODE_ENV', 'HOME'].includes(name));
  expect(own.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  const told = instructions.filter(({ keyword }) => keyword === 'ENV' || keyword === 'ARG');
  expect(told.filter(({ argument }) => /SECRET|PASSWORD|TOKEN|KEY/i.test(argument))).toEqual([]);
  expect(of('EXPOSE')).toEqual([environment.PORT]);
});

test('its health is asked for at an address of the contract', () => {
  const [check = ''] = of('HEALTHCHECK');
  const asked = /'(\/\w+)'/.exec(check)?.[1];
  const [health] = endpoints.filter(({ path: address }) => address === asked);
  expect(health).toMatchObject({ method: 'GET' });
});

test('neither builds nor secrets of a machine get into the image', () => {
  const ignored = readFileSync(path.join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8').split(
    '\n',
  );
  expect(ignored).toEqual(
    expect.arrayContaining(['**/node_modules', '**/dist', '**/.candor', '**/.env', '.git']),
  );
});
