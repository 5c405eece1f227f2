/** In the files of a package whose path matches, what is replaced by what. */
type PackageCuts = {
  file: RegExp;
  cuts: readonly (readonly [pattern: RegExp, replacement: string])[];
};

/** What packages bring and a browser of ours never runs. */
export const PACKAGE_CUTS: readonly PackageCuts[] = [
  {
    file: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
    cuts: [
      // A schema can describe itself as JSON Schema. The server does that, the browser never, and the machinery for it would
      // be a fifth of zod.
      [/^\s*inst\._zod\.processJSONSchema = .*$/gm, ''],
      [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/g, 'undefined'],
      [/createStandardJSONSchemaMethod\(this, "(input|output)"\)/g, 'undefined'],
      // Reading values that contain themselves: what comes over the wire or out of a form never does.
      [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/, 'undefined'],
      // Writing a parser as text: the content security policy forbids to run it.
      [/core\.\$ZodObjectJIT\.init/, 'core.$ZodObject.init'],
      // `z.string().email()` and its like carry every format there is. Ours are written `z.email()`.
      [/(_ZodString\.init\(inst, def\);\n\}), \{\n {4}email\(params\)[\s\S]*?\n\}\);/, '$1);'],
      // Reading in several moments, writing back, and answering without a reason.
      [/^ {4}parseAsync: [\s\S]*?(?=^ {4}safeParse\()/m, ''],
      [/^ {4}async safeParseAsync\([\s\S]*?(?=^ {4}toJSONSchema\()/m, ''],
    ],
  },
  {
    file: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    cuts: [
      // Names for developers' tools, and calls that are not known to do nothing else, keep what no page of ours uses.
      [/^\w+\.displayName = "\w+";$/gm, ''],
      [/(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef)\()/gm, '/* @__PURE__ */ '],
    ],
  },
];
