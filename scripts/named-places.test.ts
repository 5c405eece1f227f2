import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGES = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'engine/DESIGN.md'],
  ...[...below('docs'), ...below('engine/design')].filter((file) => file.endsWith('.md')),
];

/** Where a place that is named without its workspace may be: `batches/submit`. */
const SHORT_FOR = ['', 'server', 'server/features', 'web/src', 'engine', 'domain', 'documents'];
const ENDINGS = ['', '.ts', '.tsx'];
/** Packages, and places of an installation. */
const ELSEWHERE = /^@|^(node_modules|\.candor|\.|DATA_DIR|PUBLIC_URL|bucket|api|n)\//;

function below(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    return entry.isDirectory() ? below(place) : [place];
  });
}

/** `ports/{ats,sso}` names two places. */
function spelledOut(place: string): string[] {
  const [braces, inside = ''] = /\{([^}]*)\}/.exec(place) ?? [];
  return braces === undefined
    ? [place]
    : inside.split(',').map((one) => place.replace(braces, one));
}

function isThere(place: string, page: string): boolean {
  const beside = path.dirname(page);
  return [...SHORT_FOR, beside].some((start) =>
    ENDINGS.some((ending) => existsSync(path.join(ROOT, start, place + ending))),
  );
}

test('each place that a page names in code exists', () => {
  const named = PAGES.flatMap((page) =>
    [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/`([\w@.-]+(?:\/[\w.{},-]+)+)\/?`/g)]
      .flatMap(([, place = '']) => spelledOut(place))
      .filter((place) => !ELSEWHERE.test(place))
      .map((place) => ({ page, place })),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ page, place }) => !isThere(place, page))).toEqual([]);
});

test('each link from a page to a file leads to one', () => {
  const links = PAGES.flatMap((page) =>
    [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
      ([, to = '']) => ({ page, to: path.join(path.dirname(page), to) }),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ to }) => !existsSync(path.join(ROOT, to)))).toEqual([]);
});
