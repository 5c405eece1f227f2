import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const SOURCE = path.resolve(import.meta.dirname, '../src');
const START = path.join(SOURCE, 'main.tsx');

/** What these modules need, themselves included, by everything that is imported along with them. */
function neededBy(graph: Graph, modules: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (id: string) => {
    if (needed.has(id)) return;
    needed.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  for (const module of modules) add(path.join(SOURCE, module));
  return needed;
}

/**
 * What the parts of the product need. Each is fetched as a whole, so shared code is assigned by these and not by
 * file.
 */
function partsOf(graph: Graph) {
  const islands = graph.getModuleInfo(path.join(SOURCE, 'visit/islands.tsx'));
  const living = (islands?.dynamicallyImportedIds ?? []).map((id) => path.relative(SOURCE, id));
  return {
    login: neededBy(graph, ['features/accounts/LoginForm.tsx']),
    share: neededBy(graph, ['features/share/SharePage.tsx']),
    living: neededBy(graph, living),
    application: neededBy(graph, ['main.tsx']),
    frame: neededBy(graph, ['routes/Member.tsx']),
    dashboard: neededBy(graph, ['routes/Dashboard.tsx']),
    analytics: neededBy(graph, ['routes/AllBatches.tsx', 'routes/BatchResults.tsx']),
    plain: neededBy(graph, ['routes/Billing.tsx', 'routes/MetaAnalytics.tsx']),
  };
}

type Parts = ReturnType<typeof partsOf>;

/** Ways of reading for single screens. Their package names them beside what all need, so that all would fetch them. */
const RARE_READS = /[\\/](queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/;

const CALLS = /src[\\/](api|session)[\\/]/;

/** Which modules come in one file, in the order in which files are filled. */
const FILES: Readonly<Record<string, (parts: Parts, id: string) => boolean>> = {
  calls: ({ login, application }, id) => CALLS.test(id) && login.has(id) && application.has(id),
  basics: ({ login, share }, id) => login.has(id) && share.has(id),
  forms: ({ login }, id) => login.has(id),
  scores: ({ share, frame, dashboard, analytics }, id) =>
    share.has(id) && (frame.has(id) || dashboard.has(id) || analytics.has(id)),
  footing: ({ application, living }, id) => application.has(id) && living.has(id),
  application: ({ application }, id) => application.has(id),
  furniture: ({ frame, living }, id) => frame.has(id) && living.has(id),
  frame: ({ frame }, id) => frame.has(id),
  // A chunk takes along what its modules need, so what an interactive part needs, too, is assigned first.
  offers: ({ dashboard, analytics, living }, id) =>
    dashboard.has(id) && analytics.has(id) && living.has(id),
  panels: ({ dashboard, analytics, plain }, id) =>
    dashboard.has(id) && analytics.has(id) && plain.has(id),
  screens: ({ dashboard, analytics }, id) => dashboard.has(id) && analytics.has(id),
};

type Group = { debugName: string; name: (id: string, graph: Graph) => string | null };

/**
 * The chunks that most pages share. What is not named here is left to the bundler, which makes a chunk for every set
 * of pages: small ones, each a request that a phone waits for. Modules that match `others` are grouped elsewhere.
 */
export function chunkGroups(others: RegExp): Group[] {
  let known: Parts | null = null;
  return Object.entries(FILES).map(([file, holds]) => ({
    debugName: file,
    name: (id, graph) => {
      if (others.test(id) || RARE_READS.test(id)) return null;
      // What starts the application stays the one script of its page.
      if (id === START) return null;
      known ??= partsOf(graph);
      return holds(known, id) ? file : null;
    },
  }));
}
