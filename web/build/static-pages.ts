import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type Rolldown } from 'vite';
import {
  type ApplicationPage,
  applicationDocument,
  type Frames,
  frameKey,
} from './application-document.ts';
import { chunkFiles } from './chunk-files.ts';
import { behindThePage, preloading } from './preloading.ts';
import { styleSheetOf, withoutStyleAttributes } from './style-attributes.ts';

const PARTS = [
  'static-pages.ts',
  'application-pages.ts',
  'render-page.tsx',
  'render-frame.tsx',
  'render-documentation.tsx',
  'known-paths.ts',
].map((file) => `/src/static/${file}`);

type StaticPage = {
  path: string;
  title: string;
  description: string;
  drawnAt?: string;
  forVisitors?: true;
  needs?: readonly string[];
};

/** What those parts of the application offer together. */
type Renderer = {
  STATIC_PAGES: readonly StaticPage[];
  APPLICATION_PAGES: readonly ApplicationPage[];
  renderPage: (path: string) => Promise<string>;
  renderFrame: (address: string, forPartners?: boolean) => Promise<string>;
  renderDocumentation: () => string;
  knownPaths: () => readonly string[];
};

/**
 * After a build, writes the pages whose first view is the same for every visitor as finished documents, the documentation
 * of the API as a document without any script, a document for each page of the application that shows its frame and says
 * what to fetch with it, and the list of addresses that exist.
 */
export function staticPages(): Plugin {
  let root = '';
  let outDir = '';
  let bundle: Rolldown.OutputBundle | null = null;
  return {
    name: 'static-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle(_, written) {
      bundle = written;
    },
    async closeBundle() {
      // After a failed build there is nothing to finish, and that it is missing would hide the cause.
      if (bundle === null) return;
      const written = bundle;
      await withRenderer(root, (renderer) => writePages(renderer, outDir, written));
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

async function writePages(
  renderer: Renderer,
  outDir: string,
  bundle: Rolldown.OutputBundle,
): Promise<void> {
  const templateFile = path.join(outDir, 'visit.html');
  const application = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const template = await readFile(templateFile, 'utf8');
  const takenOver = template.replace(
    ROOT,
    `<div id="root" data-application="${scriptOf(application)}"></div>`,
  );
  const styles = new Map<string, string>();
  const documents = new Map<string, string>();
  for (const page of renderer.STATIC_PAGES) {
    const body = withoutStyleAttributes(
      await renderer.renderPage(page.drawnAt ?? page.path),
      styles,
    );
    const html = fill(page.forVisitors ? template : takenOver, page, body);
    const needs = page.needs ? ['visit/receive-visitor.ts', ...page.needs] : [];
    documents.set(fileOf(page), behindThePage(preloading(html, chunkFiles(bundle, needs))));
  }
  const documentation = {
    title: 'API documentation',
    description: 'Every call of the Candor API with samples, headers and errors.',
  };
  documents.set(
    'documentation-api.html',
    fill(withoutModules(template), documentation, renderer.renderDocumentation()),
  );
  for (const page of renderer.APPLICATION_PAGES) {
    const frames = await framesOf(page, renderer.renderFrame, styles);
    documents.set(fileOf(page), applicationDocument(application, page, frames, bundle));
  }
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
    .replace(
      /(<meta name="description" content=")[^"]*("[^>]*>)/,
      (_, start: string, end: string) => start + description + end + previewOf(title, description),
    )
    .replace(
      /(<div id="root"[^>]*>)(<\/div>)/,
      (_, open: string, close: string) => open + body + close,
    );
}

/** What chats and mail programs show of a link to the page. */
function previewOf(title: string, description: string): string {
  const facts = { site_name: 'Candor', type: 'website', title, description };
  return Object.entries(facts)
    .map(([name, value]) => `<meta property="og:${name}" content="${value}" />`)
    .join('');
}

/** The document of a page; one with parameters has one for all of them. */
function fileOf({ path: address }: { path: string }): string {
  return `${address.slice(1).replace(/\/:\w+/g, '')}.html`;
}

/** Each view of the page before its responses arrive. */
async function framesOf(
  { views }: ApplicationPage,
  renderFrame: Renderer['renderFrame'],
  styles: Map<string, string>,
): Promise<Frames> {
  const frames = new Map<string, string>();
  // One after the other: each is rendered with its own window.
  for (const view of views) {
    const markup = await renderFrame(view.drawnAt, view.forPartners);
    frames.set(frameKey(view), withoutStyleAttributes(markup, styles));
  }
  return frames;
}

/** The address of the script that starts the application. */
function scriptOf(html: string): string {
  const [found, ...more] = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)];
  if (!found?.[1] || more.length > 0) throw new Error('index.html does not start one script');
  return found[1];
}

function withoutModules(html: string): string {
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
}

function linked(html: string, sheet: string): string {
  if (!html.includes(' data-style="')) return html;
  return html.replace('</head>', () => `  <link rel="stylesheet" href="/${sheet}">\n  </head>`);
}
