import type { Rolldown } from 'vite';

/**
 * The files that a browser has to fetch for these modules: their chunks and all that those import. Modules are named from
 * the end, as `routes/Login.tsx`. Throws for one that the build does not have.
 */
export function chunkFiles(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const needed of byFile.get(file)?.imports ?? []) add(needed);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`The build has no module ${module}`);
    add(chunk.fileName);
  }
  return found;
}
