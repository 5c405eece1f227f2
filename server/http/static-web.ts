import { existsSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '@candor/domain/errors';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, sendError } from './errors';
import type { App } from './serve';

const YEAR_MS = 365 * 86_400_000;

const NOT_BUILT = `The web application has not been built yet.

Build it with

    npm run build

and start again. The API is running.
`;

/**
 * Serves the built web application: names under /assets carry the hash of their content and may be kept for good; every
 * other address that is not a file opens the application, which knows its own pages. Unknown addresses of the API get the
 * error body.
 */
export async function serveWeb(app: App, folder: string): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  if (built) {
    await app.register(staticFiles, {
      root: folder,
      serve: false,
      cacheControl: false,
      preCompressed: true,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || isApi(request)) return notFound(request, reply);
    if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return sendPage(request, reply, folder);
  });
}

function sendPage(request: FastifyRequest, reply: FastifyReply, folder: string): FastifyReply {
  const name = fileNameOf(request);
  if (name !== null && existsSync(path.join(folder, name))) {
    const kept = name.startsWith('assets/')
      ? `public, max-age=${YEAR_MS / 1000}, immutable`
      : 'no-cache';
    return reply.header('Cache-Control', kept).sendFile(name);
  }
  // A missing asset answered with a page would hide that an old page asks for a file of an older build.
  if (name?.startsWith('assets/')) return notFound(request, reply);
  return reply.header('Cache-Control', 'no-cache').sendFile('index.html');
}

/** The plain file name that an address asks for; null when it names none. */
function fileNameOf({ url }: FastifyRequest): string | null {
  const name = (url.split('?')[0] ?? '').slice(1);
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/.test(name) &&
    name.includes('.')
    ? name
    : null;
}

function isApi({ url }: FastifyRequest): boolean {
  return /^\/(api|health)(\/|\?|$)/.test(url);
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(request, reply, 404, bodyOf(new AppError('not_found'), request.id));
}
