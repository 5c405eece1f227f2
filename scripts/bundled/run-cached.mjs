// Runs a script with what V8 compiled of it when it was built. A part of the bundle.
import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

/**
 * Runs a CommonJS script and answers what it exports. Its compiled code lies beside it; where that is missing or comes from another
 * Node, the script is compiled as any other.
 */
export function runCached(file) {
  const require = createRequire(file);
  // Node reads source maps only for what it loads itself.
  if (process.sourceMapsEnabled) return require(file);
  const module = { exports: {} };
  const run = scriptOf(readFileSync(file, 'utf8'), file, compiledOf(file)).runInThisContext();
  run(module.exports, require, module, file, path.dirname(file));
  return module.exports;
}

/** The function that Node makes of the text of a CommonJS module, as a script. */
export function scriptOf(text, filename, cachedData) {
  return new Script(Module.wrap(text), { filename, cachedData });
}

function compiledOf(file) {
  try {
    return readFileSync(`${file}.cache`);
  } catch {
    return undefined;
  }
}
