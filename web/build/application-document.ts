import type { Rolldown } from 'vite';
import { chunkFiles } from './chunk-files.ts';
import { behindThePage, preloading } from './preloading.ts';

export type ApplicationView = {
  param: string;
  forPartners?: true;
  drawnAt: string;
  needs: readonly string[];
  reads: readonly string[];
};

export type ApplicationPage = {
  path: string;
  title: string;
  feature?: string;
  views: readonly ApplicationView[];
};

/** By what the frame of a view is known. */
export const frameKey = ({ param, forPartners }: ApplicationView): string =>
  forPartners ? 'partner' : param;

/** The markup of each view of a page, by the key of its frame. */
export type Frames = ReadonlyMap<string, string>;

const ROOT = '<div id="root">';

/**
 * The document of a page of the application: it fetches what all views of the page need, contains the frame of each,
 * and tells `first-reads.js` what to fetch for the view in the URL.
 */
export function applicationDocument(
  application: string,
  { title, feature, views }: ApplicationPage,
  frames: Frames,
  bundle: Rolldown.OutputBundle,
): string {
  const files = views.map(({ needs }) => chunkFiles(bundle, needs));
  const shared = [...(files[0] ?? [])].filter((file) => files.every((some) => some.has(file)));
  const document = preloading(application, new Set(shared));
  const first = views.map((view, index) => ({
    param: view.param,
    forPartners: view.forPartners,
    frame: frameKey(view),
    reads: view.reads,
    scripts: [...(files[index] ?? [])]
      .filter((file) => !document.includes(`/${file}"`))
      .map((file) => `/${file}`),
  }));
  return behindThePage(inSteps(document, application))
    .replace(/<title>.*?<\/title>/, () => `<title>${title} · Candor</title>`)
    .replace(
      '<script src="/theme.js">',
      (next) =>
        `<script src="/first-reads.js"${feature ? ` data-feature="${feature}"` : ''} data-views="${quoted(first)}"></script>\n    ${next}`,
    )
    .replace(ROOT, (root) => [...frames].map(frameOf).join('') + root);
}

const PRELOADED = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/**
 * The modules that the application starts with become separate scripts before it: each is evaluated in its own task,
 * so a slow phone can respond in between.
 */
function inSteps(document: string, application: string): string {
  const parts = [...application.matchAll(PRELOADED)]
    .map(([, file]) => `<script type="module" crossorigin src="${file}"></script>\n    `)
    .join('');
  return document.replace('<script type="module"', (entry) => parts + entry);
}

/** Nobody can do anything in a frame: not by keyboard or pointer, and no program that fills in forms. */
function frameOf([key, markup]: readonly [string, string]): string {
  const still = markup
    .replace(/<input type="file"[^>]*>/g, '')
    .replace(/<(input|textarea)\b/g, '<$1 readonly');
  return `<div data-frame-of="${key}" aria-hidden="true" inert>${withoutOwn(still)}</div>\n    `;
}

/** Leaves empty what belongs to the person who looks: `first-reads.js` knows it. */
function withoutOwn(markup: string): string {
  return markup.replace(/(<[^>]* data-own="\w+"[^>]*>)[^<]*/g, '$1');
}

function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
