import type { App } from './serve';

declare module 'fastify' {
  interface FastifyInstance {
    /** By which methods an address may be called; none for an address that no call has. */
    methodsAt(address: string): string[];
  }
}

/** Notes every route that is added from now on, so that a wrong method is told from a wrong address. */
export function noteMethods(app: App): void {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  app.decorate('methodsAt', (address) => {
    const found = [...known.values()].filter(({ pattern }) => pattern.test(address));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  });
}

function patternOf(url: string): RegExp {
  const literal = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+')}$`);
}
