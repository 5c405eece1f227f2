import type { Plugin } from 'vite';
import { PACKAGE_CUTS } from './package-cuts.ts';

/** The palette's package brings a dialog with all that carries it, for a component that we do not use: ours is the browser's. */
const UNUSED = { importer: /[\\/]cmdk[\\/]/, source: '@radix-ui/react-dialog' };
const NOTHING = '\0left-out';

/** Takes out of packages what a browser of ours never runs. Fails the build when a package no longer looks as expected. */
export function lighterPackages(): Plugin {
  const made = new Set<RegExp>();
  return {
    name: 'lighter-packages',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => made.clear(),
    resolveId: (source, importer) =>
      source === UNUSED.source && UNUSED.importer.test(importer ?? '') ? NOTHING : null,
    // By the names that the package reads, so that a new one fails the build.
    load: (id) => (id === NOTHING ? 'export const [Root, Portal, Overlay, Content] = [];' : null),
    transform(code, id) {
      const found = PACKAGE_CUTS.find(({ file }) => file.test(id.split('?')[0] ?? ''));
      if (!found) return null;
      const lighter = found.cuts.reduce((text, [pattern, replacement]) => {
        const next = text.replace(pattern, replacement);
        if (next !== text) made.add(pattern);
        return next;
      }, code);
      return { code: lighter, map: null };
    },
    buildEnd(failure) {
      if (failure) return;
      for (const { file, cuts } of PACKAGE_CUTS) {
        for (const [pattern] of cuts) {
          if (!made.has(pattern)) this.error(`${file} has nothing to cut for ${pattern}`);
        }
      }
    },
  };
}
