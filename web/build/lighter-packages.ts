import type { Plugin } from 'vite';

type Cut = { file: RegExp; cuts: readonly (readonly [pattern: RegExp, replacement: string])[] };

const CUTS: readonly Cut[] = [
  {
    // A schema can describe itself as JSON Schema. The server does that, the browser never, and the machinery for it would
    // be a fifth of zod.
    file: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
    cuts: [
      [/^\s*inst\._zod\.processJSONSchema = .*$/gm, ''],
      [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, 'undefined'],
      [/createStandardJSONSchemaMethod\(this, "(input|output)"\)/g, 'undefined'],
      // Reading values that contain themselves: what comes over the wire or out of a form never does.
      [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/, 'undefined'],
    ],
  },
];

/** The palette's package brings a dialog with all that carries it, for a component that we do not use: ours is the browser's. */
const UNUSED = { importer: /[\\/]cmdk[\\/]/, source: '@radix-ui/react-dialog' };
const NOTHING = '\0left-out';

/** Takes out of packages what a browser of ours never runs. Fails the build when a package no longer looks as expected. */
export function lighterPackages(): Plugin {
  return {
    name: 'lighter-packages',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === UNUSED.source && UNUSED.importer.test(importer ?? '') ? NOTHING : null,
    // By the names that the package reads, so that a new one fails the build.
    load: (id) => (id === NOTHING ? 'export const [Root, Portal, Overlay, Content] = [];' : null),
    transform(code, id) {
      const found = CUTS.find(({ file }) => file.test(id.split('?')[0] ?? ''));
      if (!found) return null;
      const cut = found.cuts.reduce((text, [pattern, replacement]) => {
        const next = text.replace(pattern, replacement);
        if (next === text) this.error(`${id} has nothing to cut for ${pattern}`);
        return next;
      }, code);
      return { code: cut, map: null };
    },
  };
}
