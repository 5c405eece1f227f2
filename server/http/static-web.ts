import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '@candor/domain/errors';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bodyOf, sendError } from './errors';
import type { App } from './serve';

const YEAR_MS = 365 * 86_400_000;

const NOT_BUILT = `The web application has not been built yet.

Build it with

    npm run build

and start again. The API is running.
`;

/**
 * Serves the built web application. Names under /assets contain a hash of their content and may be cached forever;
 * every other path that is not a file opens the application, which knows its own pages. Unknown API paths get the
 * error body.
 */
export async function serveWeb(app: App, folder: string): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  const isPage = pageTest(folder);
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
    if (!isRead || isApi(request)) return unknownCall(request, reply);
    if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return sendPage(request, reply, folder, isPage);
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  isPage: PageTest,
): FastifyReply {
  // Each file is sent compressed or not, depending on its reader.
  reply.header('Vary', 'accept-encoding');
  const name = fileNameOf(request);
  if (name !== null && existsSync(path.join(folder, name))) {
    const kept = name.startsWith('assets/')
      ? `public, max-age=${YEAR_MS / 1000}, immutable`
      : 'no-cache';
    return reply.header('Cache-Control', kept).sendFile(name);
  }
  // Answering a missing asset with a page would hide that an old page requests a file of an older build.
  if (name?.startsWith('assets/')) return notFound(request, reply);
  reply.header('Cache-Control', carriesSecret(request) ? 'no-store' : 'no-cache');
  const finished = finishedPageOf(request);
  if (finished !== null && existsSync(path.join(folder, finished))) return reply.sendFile(finished);
  return reply.code(isPage(pathOf(request)) ? 200 : 404).sendFile('index.html');
}

/**
 * The document that the build prerendered for a path, whether it exists or not. The front door is the public page;
 * one document serves all shared lists, one all invitations, and one all reports of a kind and a system.
 */
function finishedPageOf(request: FastifyRequest): string | null {
  const address = pathOf(request);
  if (address === '/') return 'comparison.html';
  const linked = BY_LINK.exec(address)?.[1];
  if (linked) return `${linked}.html`;
  // The path of a report without its last segment leads nowhere.
  if (address.startsWith('/integrations/')) return null;
  return /^(\/[a-z][a-z-]*)+$/.test(address) ? `${address.slice(1)}.html` : null;
}

const BY_LINK =
  /^\/(share|invite|integrations\/(?:ashby|greenhouse)\/(?:jobs|assessments))\/[^/]+\/?$/;

/** The document reveals nothing, but an intermediate cache would keep the URL it came from. */
function carriesSecret({ url }: FastifyRequest): boolean {
  return /^\/(share|invite)\//.test(url) || /[?&]token=/.test(url);
}

type PageTest = (address: string) => boolean;

/**
 * Distinguishes the application's paths from unknown ones with the list written by the build; without it all are
 * known.
 */
function pageTest(folder: string): PageTest {
  const list = path.join(folder, 'pages.json');
  if (!existsSync(list)) return () => true;
  const patterns = z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')));
  const tests = patterns.map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`));
  return (address) => tests.some((test) => test.test(address));
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

/** The plain file name that a path asks for; null if there is none. */
function fileNameOf(request: FastifyRequest): string | null {
  const name = pathOf(request).slice(1);
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/.test(name) &&
    name.includes('.')
    ? name
    : null;
}

function isApi({ url }: FastifyRequest): boolean {
  return /^\/(api|health)(\/|\?|$)/.test(url);
}

/** A method that an address does not have is told from an address that does not exist (RFC 9110, 15.5.6). */
function unknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = request.server.methodsAt(pathOf(request));
  if (allowed.length === 0) return notFound(request, reply);
  reply.header('Allow', allowed.join(', '));
  return sendError(request, reply, 405, bodyOf(new AppError('method_not_allowed'), request.id));
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(request, reply, 404, bodyOf(new AppError('not_found'), request.id));
}
