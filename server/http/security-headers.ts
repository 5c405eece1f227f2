import helmet from 'helmet';
import type { App } from './serve';

const YEAR_SECONDS = 365 * 86_400;

/**
 * Headers for every response: only our own scripts, styles and connections, no framing, no sniffing, no referrer to
 * other sites. Encrypted transport is required only if the product is reached over https.
 */
export function sendSecurityHeaders(app: App, publicUrl: string): void {
  const https = publicUrl.startsWith('https:');
  // Computed once: the library's plugin for the web server does it for every call.
  const send = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: https && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    frameguard: { action: 'deny' },
  });
  // It can fail only in directives that are functions, and ours are strings.
  app.addHook('onRequest', (request, reply, done) => send(request.raw, reply.raw, () => done()));
}
