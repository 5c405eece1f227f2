import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { styleSheetOf, withoutStyleAttributes } from './style-attributes.ts';

const PARTS = [
  'static-pages.ts',
  'render-page.tsx',
  'render-documentation.tsx',
  'known-paths.ts',
].map((file) => `/src/static/${file}`);

/** What those parts of the application offer together. */
type Renderer = {
  STATIC_PAGES: readonly { path: string; title: string; description: string }[];
  renderPage: (path: string) => Promise<string>;
  renderDocumentation: () => string;
  knownPaths: () => readonly string[];
};

/**
 * After a build, writes the pages whose first view is the same for every visitor as finished documents, the documentation
 * of the API as a document without any script, and the list of addresses that exist.
 */
export function staticPages(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'static-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await withRenderer(root, (renderer) => writePages(renderer, outDir));
    },
  };
}

const ROOT = '<div id="root"></div>';

async function withRenderer(
  root: string,
  work: (renderer: Renderer) => Promise<void>,
): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [react()],
  });
  try {
    const parts = await Promise.all(PARTS.map((part) => vite.ssrLoadModule(part)));
    await work(Object.assign({}, ...parts) as Renderer);
  } finally {
    await vite.close();
  }
}

async function writePages(renderer: Renderer, outDir: string): Promise<void> {
  const templateFile = path.join(outDir, 'visit.html');
  const application = scriptOf(await readFile(path.join(outDir, 'index.html'), 'utf8'));
  const template = (await readFile(templateFile, 'utf8')).replace(
    ROOT,
    `<div id="root" data-application="${application}"></div>`,
  );
  const styles = new Map<string, string>();
  const documents = new Map<string, string>();
  for (const page of renderer.STATIC_PAGES) {
    const body = withoutStyleAttributes(await renderer.renderPage(page.path), styles);
    documents.set(`${page.path.slice(1)}.html`, fill(template, page, body));
  }
  const documentation = {
    title: 'API documentation',
    description: 'Every call of the Candor API with samples, headers and errors.',
  };
  documents.set(
    'documentation-api.html',
    fill(withoutModules(template), documentation, renderer.renderDocumentation()),
  );
  const sheet = styleSheetOf(styles);
  const sheetName = `assets/static-${createHash('sha256').update(sheet).digest('hex').slice(0, 8)}.css`;
  await writeFile(path.join(outDir, sheetName), sheet);
  for (const [name, html] of documents) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, linked(html, sheetName));
  }
  await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(renderer.knownPaths()));
  await rm(templateFile);
}

function fill(
  template: string,
  { title, description }: { title: string; description: string },
  body: string,
): string {
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${title} · Candor</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + description)
    .replace(
      /(<div id="root"[^>]*>)(<\/div>)/,
      (_, open: string, close: string) => open + body + close,
    );
}

/** The address of the script that starts the application. */
function scriptOf(html: string): string {
  const found = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
  if (!found) throw new Error('index.html starts no script');
  return found;
}

function withoutModules(html: string): string {
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
}

function linked(html: string, sheet: string): string {
  return html.replace('</head>', () => `  <link rel="stylesheet" href="/${sheet}">\n  </head>`);
}
